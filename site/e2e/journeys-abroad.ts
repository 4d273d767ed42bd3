/**
 * How the journeys begin in which guests meet the place: its money and taxes, days and clocks, phone and tax numbers, on
 * pages, in mails and in documents. They lead through a second country too. What is the same everywhere (accounts,
 * pictures, menus, the panel) is not walked through twice.
 */
export const JOURNEYS_ABROAD = [
  'a guest finds an apartment, sees its true price',
  'a stay that is too short says so in a sentence',
  'where the dates do not fit, another apartment is offered',
  'a guest moves a stay by a day, adds a night',
  'a guest has the invoice made out to a company',
  'a guest from abroad types a date of birth',
  'a guest books over the night in which clocks change',
  'every journey that is to lead abroad',
];
