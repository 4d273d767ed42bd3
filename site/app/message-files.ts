import type { Language } from 'booking-rules/shared/format/language';
import { keepMessages } from '../messages/messages';
import { MESSAGE_GROUPS, type MessageGroup, type Messages } from '../messages/types';

/** Where the groups of messages of one language lie, by group. */
export type MessageFiles = Record<MessageGroup, string>;

/** The file of a group, from the folder of the site: its name in the build's list of files. */
export const messageSource = (language: Language, group: MessageGroup): string =>
  `messages/${language}/${group}.ts`;

/**
 * Where a browser finds the messages of a language.
 * @param manifest the files of the build, by their source; null where the site is developed, which serves the source
 */
export function messageFilesOf(
  language: Language,
  manifest: Readonly<Record<string, { file: string }>> | null,
): MessageFiles {
  const addressOf = (group: MessageGroup): [MessageGroup, string] => {
    const source = messageSource(language, group);
    const file = manifest === null ? source : manifest[source]?.file;
    if (file === undefined) throw new Error(`The build has no file for ${source}`);
    return [group, `/${file}`];
  };
  return Object.fromEntries(MESSAGE_GROUPS.map(addressOf)) as MessageFiles;
}

/** The same as a text for scripts of one page. */
export const messageFilesText = (files: MessageFiles): string =>
  MESSAGE_GROUPS.map((group) => files[group]).join(' ');

const loading = new Map<MessageGroup, Promise<void>>();
let addresses: string[] = [];

/**
 * Tells where the messages of the document's language are: a script that named them would name those of every language.
 * @param text as `messageFilesText` has written it
 */
export function setMessageFiles(text: string): void {
  addresses = text.split(' ');
}

/** Loads groups of messages in the language of the document, each once. */
export async function loadMessages(language: Language, groups: readonly MessageGroup[]): Promise<void> {
  await Promise.all(groups.map((group) => loading.get(group) ?? load(language, group)));
}

function load(language: Language, group: MessageGroup): Promise<void> {
  const address = addresses[MESSAGE_GROUPS.indexOf(group)] ?? '';
  const loaded = (
    import(/* @vite-ignore */ address) as Promise<Record<MessageGroup, Partial<Messages>>>
  ).then(
    (file) => keepMessages(language, file[group]),
    (failure: unknown) => {
      loading.delete(group);
      // As for any other part of the site: a newer build has replaced it.
      window.dispatchEvent(new Event('vite:preloadError'));
      throw failure;
    },
  );
  loading.set(group, loaded);
  return loaded;
}
