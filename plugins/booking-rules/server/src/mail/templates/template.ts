import type { BrandColours } from '../../records/content/brand-colours';
import type { Language } from '../../../../shared/format/language';
import type { MinorUnits } from '../../../../shared/format/money';

/** Something that is said in a line: `Check-in: Fri 4 Dec 2026, from 15:00`. */
export interface Fact {
  label: string;
  value: string;
  /** Where a click on the value leads. */
  url?: string;
}

/** An amount with what it is for; null where there is none to name. */
export interface AmountRow {
  label: string;
  amount: MinorUnits;
}

/** The parts of which every mail is made, so that its HTML and its text say the same. */
export type Block =
  | { block: 'paragraph'; text: string }
  /** Lines that somebody of the business wrote; addresses in it become links. */
  | { block: 'written'; text: string }
  | { block: 'heading'; text: string }
  | { block: 'notice'; tone: 'calm' | 'urgent'; text: string }
  | { block: 'facts'; facts: Fact[] }
  | { block: 'amounts'; rows: AmountRow[]; total: AmountRow | null }
  | { block: 'button'; label: string; url: string }
  | { block: 'picture'; src: string; alt: string };

/** A mail before it is HTML and text. */
export interface MailContent {
  subject: string;
  /** What lists of mails show after the subject. */
  preheader: string;
  title: string;
  blocks: Block[];
}

/** Who writes, as the site settings say it. Empty texts are not shown. */
export interface Sender {
  brand: string;
  colours: Pick<BrandColours, 'brand' | 'brandOnDark'>;
  phone: string;
  email: string;
  address: string;
  /** Address of the site, without a slash at the end. */
  url: string;
  /** In which its pages can be read; all of ours where that is not said. */
  languages?: readonly Language[];
}
