import type { PageContextServer } from 'vike/types';
import { fieldErrors } from '../../api/api-error';
import { failureSentence } from '../../lib/form-failure';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

export type Data = Awaited<ReturnType<typeof data>>;

/** The stay that a mailed link opens for review, and what was typed where the form comes back. */
export async function data({ api, urlParsed, form }: PageContextServer) {
  const t = messages().reviewForm;
  const { brand } = await api.settings();
  const { reference = '', token = '' } = form?.values ?? urlParsed.search;
  const isLink = reference !== '' && token !== '';
  const invitation = isLink ? await api.reviewInvitation(reference.trim(), token) : null;
  const meta: PageMeta = {
    title: `${t.title} · ${brand}`,
    noindex: true,
    status: form?.status ?? (invitation === null ? 404 : 200),
  };
  const wrong = form ? fieldErrors(form) : {};
  const again = form && {
    values: form.values,
    problems: {
      rating: 'rating' in wrong ? t.problems.rating : null,
      text: 'text' in wrong ? t.problems.text : null,
    },
    message: form.failure === null ? t.problems.check : failureSentence(form.failure, t.failures),
  };
  return { invitation, token, again: again ?? null, meta };
}
