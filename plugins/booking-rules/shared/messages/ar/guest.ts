import type { GuestMessages } from '../messages';
import { countOf } from './count';
import { documents, money } from './money';
import { nights } from './nouns';
import { reasons } from './reasons';
import { isolated } from '../../format/isolated';

const codes: GuestMessages['codes'] = {
  unknown: (code) => `لا نعرف الرمز ${isolated(code)}. تأكد من كتابته، أو تابع من دونه.`,
  noLongerOffered: (code) => `لم يعد الرمز ${isolated(code)} متاحًا.`,
  bookingWindow: (code, from, until) =>
    `الرمز ${isolated(code)} صالح للحجوزات التي تتم ${span(from, until)}.`,
  stayWindow: (code, from, until) => `الرمز ${isolated(code)} صالح لليالي ${span(from, until)}.`,
  minimumNights: (code, count) => `الرمز ${isolated(code)} صالح للإقامة ${nights.object(count)} أو أكثر.`,
  otherApartment: (code) => `الرمز ${isolated(code)} غير صالح لهذه الشقة.`,
  usedUp: (code) => `استُنفد عدد مرات استخدام الرمز ${isolated(code)}.`,
};

function span(from: string | null, until: string | null): string {
  if (from !== null && until !== null) return `من ${from} إلى ${until}`;
  if (from !== null) return `ابتداءً من ${from}`;
  return until === null ? 'في وقت آخر' : `حتى ${until}`;
}

const extras: GuestMessages['extras'] = {
  notOffered: (name) => `«${isolated(name)}» غير متاحة لهذه الإقامة`,
  tooLate: (name) => `لم يعد تغيير «${isolated(name)}» ممكنًا هنا`,
  tooMany: (name, most) =>
    `الحد الأقصى لحجز «${isolated(name)}» ${countOf(most, { one: 'مرة واحدة', two: 'مرتان', few: 'مرات', many: 'مرة', other: 'مرة' })}`,
};

const hours: GuestMessages['hours'] = {
  on: (days, opens, closes) => `${days}، من ${opens} إلى ${closes}`,
  never: (opens, closes) => `ولا في أي يوم، من ${opens} إلى ${closes}`,
};

/** What the engine says to guests, in Arabic. */
export const guest: GuestMessages = { codes, documents, extras, hours, money, reasons };
