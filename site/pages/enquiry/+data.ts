import { type EnquiryKind, ENQUIRY_KINDS } from 'booking-rules/shared/domain/guests/enquiry';
import type { PageContextServer } from 'vike/types';
import { messages } from '../../messages/messages';
import { failureSentence } from '../../lib/form-failure';
import { ENQUIRY_FIELDS } from '../../features/enquiry/enquiry-draft';
import { fieldSentences } from '../../api/api-error';
import type { PageMeta } from '../../lib/page-meta';

export type Data = Awaited<ReturnType<typeof data>>;

/** What became of an enquiry that was sent without JavaScript: done, or the form again with what is wrong. */
export async function data({ api, urlParsed, form }: PageContextServer) {
  const t = messages().enquiry;
  const { brand } = await api.settings();
  const sent = /^E-[0-9A-Z]{10}$/.exec(urlParsed.search.sent ?? '')?.[0] ?? null;
  const meta: PageMeta = {
    title: `${sent === null ? t.title : t.thankYou} · ${brand}`,
    noindex: true,
    canonical: '/contact',
    ...(form === undefined ? {} : { status: form.status }),
  };
  if (form === undefined) return { sent, again: null, meta };
  const problems = fieldSentences(form, ENQUIRY_FIELDS);
  const failure = form.failure === null ? null : failureSentence(form.failure, t.failures);
  const message = failure ?? (Object.keys(problems).length > 0 ? null : t.failures.check);
  const { kind, apartmentId, ...values } = form.values;
  const again = {
    kind: kindOf(kind),
    apartmentId: apartmentId ?? null,
    values,
    refused: { problems, message },
  };
  return { sent: null, again, meta };
}

function kindOf(text: string | undefined): EnquiryKind {
  return ENQUIRY_KINDS.find((kind) => kind === text) ?? 'general';
}
