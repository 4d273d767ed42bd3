/** The look of a search field: a label above its value inside one box. */
export const FIELD_BOX =
  'block w-full min-h-14 rounded-control border border-line bg-white px-3 py-1.5 text-sm font-medium text-ink transition-colors hover:border-ink/40';

/** The label inside a search field. */
export const FIELD_LABEL = 'block text-xs font-semibold text-muted';
