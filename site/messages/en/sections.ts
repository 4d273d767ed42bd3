/** Pages that editors build, where something of them is missing or unchecked. */
export const sections = {
  nothingFilledIn: 'Nothing has been filled in here yet.',
  template: 'This text is a template that nobody has checked yet.',
};
