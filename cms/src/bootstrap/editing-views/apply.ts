import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { apartmentView } from './apartment';
import { aroundPageViews } from './around-pages';
import { businessView } from './business';
import { editorialViews } from './editorial';
import { enquiryView } from './enquiry';
import { ownershipView, ruleViews } from './rules';
import { placeViews } from './places';
import { reservationView } from './reservation';
import { sectionListViews } from './section-lists';
import { sectionViews } from './sections';
import { siteViews } from './site';
import { stayViews } from './stays';
import { taxViews } from './taxes';
import type { EditingView } from './view';

/** How every content type and component of the product is shown to its editors. */
export const EDITING_VIEWS: readonly EditingView[] = [
  apartmentView,
  ...placeViews,
  ...editorialViews,
  ...aroundPageViews,
  ...sectionViews,
  ...sectionListViews,
  ...ruleViews,
  reservationView,
  enquiryView,
  ownershipView,
  ...siteViews,
  businessView,
  ...stayViews,
  ...taxViews,
];

/** What Strapi keeps of every entry, as its lists, filters and orders name it. */
const SYSTEM_LABELS: Readonly<Record<string, string>> = {
  id: 'Number',
  documentId: 'Document number',
  createdAt: 'Created',
  updatedAt: 'Last changed',
  publishedAt: 'Published',
  createdBy: 'Created by',
  updatedBy: 'Last changed by',
};

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: Record<string, unknown>;
}

/** The part of the content manager's services that keeps how things are shown. */
interface ConfigurationService {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>;
}

const APPLIED = { type: 'app', name: 'editing-views', key: 'applied' };

/**
 * Writes the views into the content manager's own configuration, once for each version of them, so that what
 * an editor rearranges afterwards stays.
 */
export async function applyEditingViews(strapi: Core.Strapi): Promise<void> {
  const version = createHash('sha256')
    .update(JSON.stringify([EDITING_VIEWS, SYSTEM_LABELS]))
    .digest('hex');
  if ((await strapi.store.get(APPLIED)) === version) return;
  for (const view of EDITING_VIEWS) {
    const kind = view.uid.includes('::') ? 'content-types' : 'components';
    const service = strapi.plugin('content-manager').service<ConfigurationService>(kind);
    const before = await service.findConfiguration({ uid: view.uid });
    await service.updateConfiguration({ uid: view.uid }, configurationOf(view, before));
  }
  await strapi.store.set({ ...APPLIED, value: version });
}

function configurationOf(view: EditingView, before: Configuration): Configuration {
  const metadatas = { ...before.metadatas };
  for (const [field, label] of Object.entries(SYSTEM_LABELS)) {
    const { edit, list } = metadatas[field] ?? {};
    if (edit && list) metadatas[field] = { edit: { ...edit, label }, list: { ...list, label } };
  }
  for (const [field, [label, description = '']] of Object.entries(view.fields)) {
    const { edit = {}, list = {} } = metadatas[field] ?? {};
    const isClosed = view.readOnly === true && view.editable?.includes(field) !== true;
    const editable = isClosed ? { editable: false } : {};
    const picked = view.pickBy?.[field];
    const naming = picked === undefined ? {} : { mainField: picked };
    metadatas[field] = {
      edit: { ...edit, ...editable, ...naming, label, description },
      list: { ...list, ...naming, label },
    };
  }
  const { sort } = view;
  const order = sort ? { defaultSortBy: sort.by, defaultSortOrder: sort.order } : {};
  return {
    ...before,
    settings: { ...before.settings, mainField: view.mainField, ...order },
    metadatas,
    layouts: {
      ...before.layouts,
      list: [...view.list],
      edit: view.form.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  };
}
