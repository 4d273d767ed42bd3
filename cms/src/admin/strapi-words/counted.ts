/**
 * Counted nouns in ICU's message format, as Arabic counts them. The number itself is not formatted by the message: it
 * stands in the digits of the rest of the panel.
 */
const counted =
  (none: string, one: string, two: string, few: string, many: string, other: string) =>
  (count: string): string =>
    `{${count}, plural, =0 {${none}} one {${one}} two {${two}} few {{${count}} ${few}} many {{${count}} ${many}} other {{${count}} ${other}}}`;

/** @param count the argument of the message that is counted */
export const files = counted('لا ملفات', 'ملف واحد', 'ملفان', 'ملفات', 'ملفًا', 'ملف');
export const folders = counted('لا مجلدات', 'مجلد واحد', 'مجلدان', 'مجلدات', 'مجلدًا', 'مجلد');
/** Entries of the content manager, or files and folders together. */
export const items = counted('لا عناصر', 'عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر');
