import type { TemplateVariable } from '../../templates/template';

/** What staff are told of texts with variables. */
export const templates = {
  /** What stands in place of each variable. */
  variables: {
    guest_first_name: "The guest's first name",
    guest_name: "The guest's full name",
    reference: 'The booking reference',
    apartment: 'The name of the apartment',
    check_in: 'The day of check-in',
    check_out: 'The day of check-out',
    check_in_time: 'From when guests can check in',
    check_out_time: 'By when guests check out',
    nights: 'How many nights',
    guests: 'How many guests',
    address: 'The address of the apartment',
    map_link: 'A link to the apartment on the map',
    total: 'What the stay costs',
    amount_paid: 'What has been paid',
    amount_due: 'What is still to be paid',
    payment_due: 'By when it is to be paid',
    payment_link: 'A link to pay it by card',
    trip_link: "A link to the guest's booking",
    business_name: 'The name of your business',
    business_phone: 'Your phone number',
    business_email: 'Your email address',
  } satisfies Record<TemplateVariable, string>,
  unknownVariable: (name: string) => `There is no variable {{${name}}}.`,
  openBraces: (near: string) => `Braces are not closed near “${near}”.`,
};
