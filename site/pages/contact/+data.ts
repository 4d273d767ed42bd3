import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { serverMessages } from '../../messages/all-languages';

export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const { titles } = serverMessages();
  const meta: PageMeta = {
    title: titles.contact(brand),
    description: titles.contactText(brand),
  };
  return { meta };
}
