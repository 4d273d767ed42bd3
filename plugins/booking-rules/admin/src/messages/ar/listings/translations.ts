import { countOf } from 'booking-rules/shared/messages/ar/count';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

const documents = (count: number): string =>
  countOf(count, { one: 'مستند واحد', two: 'مستندان', few: 'مستندات', many: 'مستندًا', other: 'مستند' });
const texts = (count: number): string =>
  countOf(count, { one: 'نص واحد', two: 'نصان', few: 'نصوص', many: 'نصًا', other: 'نص' });

export const translations: PanelMessages['translations'] = {
  title: 'الترجمات',
  subtitle: 'ما لم يُترجم إلى العربية بعد يقرؤه ضيوف الموقع العربي باللغة التي كُتب بها',
  filters: { what: 'النوع', show: 'عرض', all: 'الكل', open: 'غير المترجم بالكامل' },
  list: {
    count: documents,
    allTranslated: 'كل هذا مترجم.',
    noneWritten: 'لم يُكتب شيء من هذا بعد.',
    original: 'الأصل',
    inArabic: 'بالعربية',
    changed: 'آخر ترجمة',
    translated: 'مترجم',
    notTranslated: 'غير مترجم',
    partly: (translated, count) => `${translated} من ${count} من النصوص`,
    outdated: (count) => `أقدم من الأصل: ${count}`,
  },
  page: {
    title: (name) => `${isolated(name)} · بالعربية`,
    allTranslated: 'كل هذا مترجم',
    open: (open, count) => `${texts(open)} من ${count} بلا ترجمة`,
    back: (kind) => `الترجمات: ${kind}`,
    save: 'حفظ',
    saved: 'تم الحفظ. يظهر فورًا على الموقع العربي حيث يُتاح.',
    changed: (by, at) => `آخر ترجمة: ${isolated(by)}، ${at}`,
    nothing: 'لا يوجد ما يُترجم.',
    form: 'الترجمة',
  },
  beside: {
    title: 'الترجمة',
    note: 'تُترجم هنا الكلمات وحدها. كل ما عداها كما في الأصل.',
    open: 'الترجمة بجانب الأصل',
  },
  field: {
    inArabic: (label) => `${label} بالعربية`,
    marks:
      'أبقِ على العلامات: ## للعنوان، و- للقائمة، و** حول الكلمات العريضة، و\u2066[words](address)\u2069 للرابط.',
    begin: (label) => `البدء بالنص الأصلي: ${label}`,
    outdated: 'تغيّر الأصل بعد هذه الترجمة. يقرأ الضيوف الأصل حتى يُترجم من جديد.',
    useAgain: (label) => `استخدامها مرة أخرى: ${label}`,
  },
};
