/** The look of a search field: a label above its value inside one box. */
export const FIELD_BOX = 'search-field';

/** The label inside a search field. */
export const FIELD_LABEL = 'search-label';
