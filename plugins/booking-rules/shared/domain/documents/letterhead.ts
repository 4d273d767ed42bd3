import { guestMessages } from '../../messages/messages';
import type { Supplier } from './document';

/** Who issues it, without the account that a note may name. */
export type Letterhead = Omit<Supplier, 'bank'>;

/** The lines under the name of who issues a document. */
export function letterheadLines({
  legalName,
  address,
  taxNumber,
  licenceNumber,
  email,
  phone,
}: Letterhead): string[] {
  const say = guestMessages().documents;
  const lines = [
    legalName ?? '',
    ...address,
    taxNumber ? say.taxNumber(taxNumber) : '',
    licenceNumber ? say.licence(licenceNumber) : '',
    [email, phone].filter((line) => line !== null).join(' · '),
  ];
  return lines.filter((line) => line !== '');
}
