/** What an enquiry is about; `owner` is from somebody who has an apartment to let. */
export const ENQUIRY_KINDS = ['general', 'apartment', 'owner'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** What has become of an enquiry, as managers note it. */
export const ENQUIRY_STATES = ['new', 'open', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** The longest inputs in characters, the same in the browser and on the server. */
export const ENQUIRY_LIMITS = {
  name: 120,
  email: 254,
  phone: 25,
  propertyArea: 80,
  message: 3_000,
} as const;
