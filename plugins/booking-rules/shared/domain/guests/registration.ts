import { localDay, localInstant } from '../local-day';
import { addDays, isDay, type Day } from '../stay';

/** What a place may ask of a guest beside name and nationality. */
export const REGISTRATION_FIELDS = ['document', 'picture', 'birthDate', 'address'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Documents by which a guest may be known. */
export const DOCUMENT_KINDS = ['passport', 'emirates-id', 'gcc-id', 'national-id'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Columns of the list for the authority, in whatever order a place wants them. */
export const REGISTRATION_COLUMNS = [
  ...['reference', 'apartment', 'permit', 'checkIn', 'checkOut', 'firstName', 'lastName'],
  ...['nationality', 'documentKind', 'documentNumber', 'birthDate', 'address'],
] as const;
export type RegistrationColumn = (typeof REGISTRATION_COLUMNS)[number];

/** How guests are registered: as the pack of a place says it, or as the operator has changed it. */
export interface RegistrationRules {
  on: boolean;
  /** What each guest gives beside name and nationality. */
  fields: readonly RegistrationField[];
  documents: readonly DocumentKind[];
  /** Nationalities (ISO 3166) whose guests give no more than that. */
  exempt: readonly string[];
  /** Below this age a guest is a child. */
  adultAge: number;
  /** Whether children give the same as adults; otherwise it is enough that they are said to come. */
  children: boolean;
  /** By when the authority has to know, in hours after the check-in. */
  dueHours: number;
  /** What guests have given is deleted so many days after their check-out. */
  daysKept: number;
  /** So many days before the arrival guests are asked by mail. */
  askDays: number;
}

/** Where no pack says anything: off, and with no more than names if an operator switches it on. */
export const DEFAULT_REGISTRATION: RegistrationRules = {
  ...{ on: false, fields: [], documents: ['passport', 'national-id'], exempt: [] },
  ...{ adultAge: 18, children: false, dueHours: 24, daysKept: 30, askDays: 7 },
};

/** What an operator may set otherwise than the place; null leaves it as the place says. */
export interface RegistrationChoices {
  on: boolean | null;
  dueHours: number | null;
  daysKept: number | null;
  askDays: number | null;
}

/** The rules of a business: those of its place, as far as nobody has chosen others. */
export function registrationRules(
  ofPlace: RegistrationRules | null,
  choices: RegistrationChoices,
): RegistrationRules {
  const usual = ofPlace ?? DEFAULT_REGISTRATION;
  return {
    ...usual,
    on: choices.on ?? usual.on,
    dueHours: choices.dueHours ?? usual.dueHours,
    daysKept: choices.daysKept ?? usual.daysKept,
    askDays: choices.askDays ?? usual.askDays,
  };
}

/** What one guest gives. Fields that are not asked of them are null. */
export interface RegisteredGuest {
  firstName: string;
  lastName: string;
  /** ISO 3166. */
  nationality: string;
  document: { kind: DocumentKind; number: string } | null;
  birthDate: Day | null;
  address: string | null;
}

/** What is asked of an adult, or of a child where children give the same, of some nationality. */
export function fieldsAskedOf(rules: RegistrationRules, nationality: string): readonly RegistrationField[] {
  return rules.exempt.includes(nationality) ? [] : rules.fields;
}

/** A number of a document as it is kept: without spaces and hyphens, in capitals. */
export function tidyDocumentNumber(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a tidy text can be the number of such a document. */
export function isDocumentNumber(kind: DocumentKind, number: string): boolean {
  return kind === 'emirates-id' ? /^784\d{12}$/.test(number) : /^[A-Z0-9]{5,20}$/.test(number);
}

/** Whether somebody can have been born on a day who is alive today. */
export function isBirthDate(day: string, today: Day): boolean {
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_AGE}${today.slice(4)}`;
  return isDay(day) && day <= today && day > oldest;
}
/** Nobody is known to have become so old, in years. */
const OLDEST_AGE = 125;

/** What is looked at to say how far the registration of a stay is. */
export interface RegistrationQuestion {
  rules: RegistrationRules;
  /** Of the reservation. */
  guests: number;
  checkIn: Day;
  /** `HH:MM`. */
  checkInTime: string;
  /** How many of its guests are registered. */
  registered: number;
  /** When somebody said that the authority knows; null for not yet. */
  reportedAt: Date | null;
}

/** How far the registration of a stay is. */
export interface RegistrationStanding {
  /** `off` where nobody has to be registered; `reported` once the authority knows. */
  state: 'off' | 'missing' | 'partly' | 'registered' | 'reported';
  registered: number;
  needed: number;
  /** By when the authority has to know. */
  dueAt: Date;
  /** That time is over, and it does not. */
  isLate: boolean;
}

/** How far the registration of a stay is at an instant. */
export function registrationStanding(question: RegistrationQuestion, now: Date): RegistrationStanding {
  const { rules, guests, registered, reportedAt } = question;
  const dueAt = registrationDue(question);
  const state = stateOf(question);
  const isOpen = state !== 'off' && reportedAt === null;
  return { state, registered, needed: rules.on ? guests : 0, dueAt, isLate: isOpen && now > dueAt };
}

function stateOf({
  rules,
  guests,
  registered,
  reportedAt,
}: RegistrationQuestion): RegistrationStanding['state'] {
  if (reportedAt !== null) return 'reported';
  if (!rules.on) return 'off';
  if (registered >= guests) return 'registered';
  return registered === 0 ? 'missing' : 'partly';
}

/** By when the authority has to know of the guests. */
export function registrationDue({
  rules,
  checkIn,
  checkInTime,
}: Pick<RegistrationQuestion, 'rules' | 'checkIn' | 'checkInTime'>): Date {
  return new Date(localInstant(checkIn, checkInTime).getTime() + rules.dueHours * 3_600_000);
}

/** The first day on which guests are asked for it. */
export function askFrom({ askDays }: Pick<RegistrationRules, 'askDays'>, checkIn: Day): Day {
  return addDays(checkIn, -askDays);
}

/** The day on which what guests have given is deleted. */
export function deletionDay({ daysKept }: Pick<RegistrationRules, 'daysKept'>, checkOut: Day): Day {
  return addDays(checkOut, daysKept);
}

/** Whether guests may still register: until the day of their check-out, and while the authority does not know. */
export function isOpenForRegistration(
  { rules, reportedAt }: Pick<RegistrationQuestion, 'rules' | 'reportedAt'>,
  { state, checkOut }: { state: string; checkOut: Day },
  now: Date,
): boolean {
  return rules.on && reportedAt === null && state === 'confirmed' && localDay(now) <= checkOut;
}
