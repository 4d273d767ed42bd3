/** Who wrote what is quoted: `On Thu, 26 Nov 2026 at 10:00, Vacationer <stay@stay.example> wrote:`, in languages of guests. */
const ATTRIBUTION =
  /^(on|am|le|el|il|op|em|den|w dniu|dnia|в|ср|пн|вт|чт|пт|сб|вс|في|بتاريخ)[\s,].{4,300}(wrote|schrieb|a écrit|écrit|escribió|ha scritto|schreef|escreveu|skrev|napisał\(?a?\)?|пишет|написал\(?а?\)?|كتب|كتبت|تمت كتابة ما يلي|تمت كتابة ما يلي بواسطة.{1,200})\s?.{0,120}:$/iu;
/** The first line of the header that Outlook and others put above what they quote. */
const HEADER = /^\W{0,2}(from|von|de|da|van|från|fra|od|от|kimden|من|发件人|差出人)\W{0,2}:\s?.*\S/iu;
const NEXT_HEADER = /^\W{0,2}[\p{L} ]{2,20}\W{0,2}:\s?\S/u;
/** `----- Original Message -----` */
const RULER = /^-{3,}\s?[^-\n]{3,60}\s?-{3,}$/u;
const UNDERLINE = /^_{8,}$/;
/** What phones add by themselves. */
const SENT_FROM =
  /^(sent from my|sent from outlook|get outlook for|gesendet von|von meinem .{2,30} gesendet|envoyé de(puis)? mon|enviado desde mi|inviato da|отправлено с|أُ?رسلت من|تم الإرسال من)(?!\p{L}).{0,80}$/iu;
/** An attribution is wrapped into so many lines at most. */
const WRAPPED = 3;

/**
 * What somebody has written themselves in an answer by mail: without what is quoted of earlier mails, without the
 * signature, and without what their phone adds.
 * @param inbox our address for answers: the line that names it is never the guest's own
 */
export function withoutQuote(text: string, inbox: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line.startsWith('>')) continue;
    if (/^--$/.test(line) || startsHeader(lines, at)) break;
    const quoteAt = quoteAfter(lines, at, inbox);
    if (quoteAt === null) {
      own.push((lines[at] ?? '').trimEnd());
      continue;
    }
    // Below a quote that is marked line by line there may be more that is the guest's.
    if (!(lines[quoteAt] ?? '').trim().startsWith('>')) break;
    at = quoteAt - 1;
  }
  return withoutLastLine(own)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where what is quoted begins, if an attribution begins at a line; null when none does. */
function quoteAfter(lines: readonly string[], at: number, inbox: string): number | null {
  if ((lines[at] ?? '').trim() === '') return null;
  const [local = '', domain = ''] = inbox.toLowerCase().split('@');
  let joined = '';
  for (let count = 1; count <= WRAPPED; count += 1) {
    const line = (lines[at + count - 1] ?? '').trim();
    if (line === '' && count > 1) return null;
    joined = `${joined} ${line}`.trim();
    const next = nextFilled(lines, at + count);
    if (ATTRIBUTION.test(joined)) return next;
    const plain = joined.toLowerCase();
    const namesUs = local !== '' && plain.includes(`${local}+`) && plain.includes(`@${domain}`);
    if (joined.endsWith(':') && (namesUs || (count <= 2 && isMarked(lines, next) && plain.includes('@'))))
      return next;
  }
  return null;
}

function nextFilled(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1;
  return at;
}

function isMarked(lines: readonly string[], at: number): boolean {
  return (lines[at] ?? '').trim().startsWith('>');
}

/** Whether all that follows is an earlier mail with its header. */
function startsHeader(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (RULER.test(line) && /\p{L}/u.test(line)) return true;
  const first = UNDERLINE.test(line) ? nextFilled(lines, at + 1) : at;
  const [header = '', next = ''] = [lines[first], lines[first + 1]].map((one) => (one ?? '').trim());
  return HEADER.test(header) && NEXT_HEADER.test(next) && /@|\d{4}/.test(`${header} ${next}`);
}

function withoutLastLine(lines: readonly string[]): string[] {
  const filled = lines.findLastIndex((line) => line.trim() !== '');
  return SENT_FROM.test((lines[filled] ?? '').trim()) ? lines.slice(0, filled) : [...lines];
}
