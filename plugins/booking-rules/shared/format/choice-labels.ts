import { choices as arabic, keptWords as arabicWords } from '../messages/ar/staff-choices';
import { choices as english } from '../messages/en/staff-choices';
import { staffMessages } from '../messages/messages';
import type { Language } from './language';

/** A value of a choice in words of the language of the moment; the value itself where nobody has written them. */
export function choiceLabel(value: string): string {
  const { choices, keptWords } = staffMessages();
  return found(choices, value) ?? found(keptWords, value) ?? value;
}

const MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: english,
  ar: { ...arabic, ...arabicWords },
};

/** All of them as messages of the panel, by which the content manager labels its selects and filters. */
export function choiceMessagesIn(language: Language): Readonly<Record<string, string>> {
  return MESSAGES[language];
}

/** A field of a component as one reads it: `daysBefore` is “days before”. */
export function fieldWords(name: string): string {
  const words = name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
  );
  return found(staffMessages().fields, name) ?? words;
}

/** Words that are kept in English, such as the name of a text, in the language of the moment. */
export function toldWords(english: string): string {
  return found(staffMessages().keptWords, english) ?? english;
}

function found(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return Object.hasOwn(words, value) ? words[value] : undefined;
}
