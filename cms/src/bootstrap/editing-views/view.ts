/** How the admin panel shows a content type or component: its list, its form, its words. */
export interface EditingView {
  uid: string;
  /** Field by which an entry is named in lists and pickers. */
  mainField: string;
  sort?: { by: string; order: 'ASC' | 'DESC' };
  /** Columns of the list, in order. */
  list: readonly string[];
  /** Rows of the form; each field with its width in twelfths. */
  form: readonly (readonly (readonly [field: string, width: number])[])[];
  /** Label and help text of each field. */
  fields: Readonly<Record<string, readonly [label: string, help?: string]>>;
  /** For a picker of a relation: the field of the other side that names what is picked. */
  pickBy?: Readonly<Record<string, string>>;
  /** Nothing in it can be typed over, apart from the fields that `editable` names. */
  readOnly?: boolean;
  editable?: readonly string[];
}
