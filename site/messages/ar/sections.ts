import type { Messages } from '../messages';

/** Pages that editors build, where something of them is missing or unchecked. */
export const sections: Messages['sections'] = {
  nothingFilledIn: 'لم يُضَف شيء هنا بعد.',
  template: 'هذا النص نموذج لم يراجعه أحد بعد.',
};
