import type { Core } from '@strapi/strapi';
import { paragraphsOf } from './paragraphs';
import type { Faq, FaqTopic } from './site-types';

/** The questions of every topic in the editors' order. */
export async function readFaqs(strapi: Core.Strapi): Promise<(Faq & { topic: FaqTopic })[]> {
  const documents: unknown = await strapi
    .documents('api::faq.faq')
    .findMany({ sort: ['order:asc', 'id:asc'] });
  return (documents as { question: string; answer: string; topic: FaqTopic }[]).map(
    ({ question, answer, topic }) => ({ question, answer: paragraphsOf(answer), topic }),
  );
}
