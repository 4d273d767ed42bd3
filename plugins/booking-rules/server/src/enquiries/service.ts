import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { EnquiryReceipt } from '../../../shared/contracts/enquiries';
import { dubaiDay } from '../../../shared/domain/stay';
import { engineOf } from '../engine';
import { UIDS } from '../records/documents';
import type { EnquiryDocument } from '../records/enquiry';
import { requestOfForm } from './web-form';
import { enquiryBody } from './schemas';
import { invalidField, parse } from '../platform/http/parse';
import { publicNumber } from '../platform/public-number';
import { inTransaction } from '../platform/transaction';

type EnquiryData = z.output<typeof enquiryBody>['data'];

/** What guests and owners ask. */
export const createEnquiries = ({ strapi }: { strapi: Core.Strapi }) => {
  /** @throws ValidationError for an apartment that is not listed, or dates that are over */
  function documentOf(data: EnquiryData, reference: string, now: Date): EnquiryDocument {
    const { apartmentId, checkIn } = data;
    const entry = apartmentId === undefined ? undefined : engineOf(strapi).inventory.find(apartmentId);
    if (apartmentId !== undefined && !entry) throw invalidField('apartmentId', 'is no apartment of ours');
    if (checkIn !== undefined && checkIn < dubaiDay(now)) throw invalidField('checkIn', 'is in the past');
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
    };
  }

  async function create(body: unknown, now: Date): Promise<EnquiryReceipt> {
    const { data } = parse(enquiryBody, body);
    const enquiry = documentOf(data, publicNumber('E'), now);
    const { reference, kind } = enquiry;
    if ((data.website ?? '') === '') {
      await inTransaction(strapi, async (trx) => {
        await strapi.documents(UIDS.enquiry).create({ data: { ...enquiry } });
        await engineOf(strapi).mail.enqueueEnquiry(trx, enquiry, now);
      });
      engineOf(strapi).jobs.wake();
    }
    return { reference, kind, createdAt: now.toISOString() };
  }

  return {
    /**
     * Keeps an enquiry and writes its mails down, together or not at all. One that a robot filled in is
     * answered the same, and forgotten.
     * @param body as `POST /api/enquiries` takes it
     * @throws ValidationError (400) with `details.errors` for each field that is wrong
     */
    create,

    /** The same for the fields of a plain form, as a browser without JavaScript posts them. */
    createFromForm(fields: Readonly<Record<string, string>>, now: Date): Promise<EnquiryReceipt> {
      return create(requestOfForm(fields), now);
    },
  };
};

export type Enquiries = ReturnType<typeof createEnquiries>;
