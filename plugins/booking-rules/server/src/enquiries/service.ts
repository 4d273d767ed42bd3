import { EnquiryRequest, type EnquiryReceipt } from '../../../contracts/enquiries';
import { data, e164Of } from '../../../contracts/fields';
import { currentLanguage } from '../../../shared/format/language';
import { localDay } from '../../../shared/domain/local-day';
import { invalidField, parse } from '../platform/http/parse';
import { toldError } from '../platform/http/told-error';
import { publicNumber } from '../platform/public-number';
import { inTransaction } from '../platform/transaction';
import { documents, UIDS, type EnquiryDocument } from '../records/documents';
import { measureResponseTime } from './response-time';
import { createInbox, type InboxDeps } from './inbox';

const NUMBERS: ReadonlySet<string> = new Set(['guests', 'bedrooms']);

/** Questions from guests and owners, and the managers' answers. */
export const createEnquiries = (deps: InboxDeps) => {
  const { strapi, inventory, outbox, wake } = deps;

  /** @throws ValidationError for an apartment that is not listed, or dates that are over */
  function documentOf(data: EnquiryRequest, reference: string, now: Date): EnquiryDocument {
    const { apartmentId, checkIn } = data;
    const entry = apartmentId === undefined ? undefined : inventory.find(apartmentId);
    if (apartmentId !== undefined && !entry) throw invalidField('apartmentId', 'is no apartment of ours');
    if (checkIn !== undefined && checkIn < localDay(now)) throw invalidField('checkIn', 'is in the past');
    return {
      reference,
      state: 'new',
      kind: data.kind ?? (entry ? 'apartment' : 'general'),
      apartmentId: entry?.card.apartmentId ?? null,
      apartmentName: entry?.card.name ?? null,
      checkIn: checkIn ?? null,
      checkOut: data.checkOut ?? null,
      guests: data.guests ?? null,
      propertyArea: data.propertyArea || null,
      bedrooms: data.bedrooms ?? null,
      name: data.name,
      email: data.email.toLowerCase(),
      phone: data.phone ?? null,
      message: data.message,
      language: currentLanguage(),
    };
  }

  async function create(request: EnquiryRequest, now: Date): Promise<EnquiryReceipt> {
    const enquiry = documentOf(request, publicNumber('E'), now);
    const { reference, kind } = enquiry;
    if ((request.website ?? '') === '') {
      await inTransaction(strapi, async (trx) => {
        await documents(strapi, UIDS.enquiry).create({ data: { ...enquiry } });
        await outbox.enqueueEnquiry(trx, enquiry, now);
      });
      wake();
    }
    return { reference, kind, createdAt: now.toISOString() };
  }

  return {
    /**
     * Keeps an enquiry and writes its mails down, together or not at all. One that a robot filled in gets the same
     * answer and is dropped.
     * @throws ValidationError (400) for an apartment that is not listed, or dates that are over
     */
    create,

    /**
     * The same for the fields of a plain form, as a browser without JavaScript posts them.
     * @throws ValidationError (400) with `details.errors` for each field that is wrong
     */
    async createFromForm(fields: Readonly<Record<string, string>>, now: Date): Promise<EnquiryReceipt> {
      try {
        return await create(parse(data(EnquiryRequest), requestOfForm(fields)).data, now);
      } catch (error) {
        throw toldError(error);
      }
    },

    /** How soon guests are answered as a rule; null where too few were. */
    responseTime: (now: Date) => measureResponseTime(strapi, now),

    inbox: createInbox(deps),
  };
};

/**
 * The body of `POST /api/enquiries` that a plain form stands for: its fields are texts, those left empty are as
 * good as absent, and the country of the phone number is a field of its own.
 */
function requestOfForm(fields: Readonly<Record<string, string>>): { data: Record<string, unknown> } {
  const { phoneCountry, ...given } = fields;
  const filled = Object.entries(given).filter(([, value]) => value.trim() !== '');
  return {
    data: Object.fromEntries(
      filled.map(([name, value]): [string, unknown] => {
        if (NUMBERS.has(name)) return [name, Number(value)];
        if (name === 'phone') return [name, e164Of(value, phoneCountry) ?? value];
        return [name, value];
      }),
    ),
  };
}
