import { Badge } from '@strapi/design-system';

/** How much somebody has to look at something. */
export type Tone = 'good' | 'open' | 'bad' | 'quiet';

const COLOURS: Readonly<Record<Tone, readonly [background: string, text: string]>> = {
  good: ['success100', 'success700'],
  open: ['warning100', 'neutral800'],
  bad: ['danger100', 'danger700'],
  quiet: ['neutral150', 'neutral700'],
};

/** A state in a word or two, on the colour of how it stands. */
export function Mark({ tone, children }: { tone: Tone; children: string }) {
  const [background, textColor] = COLOURS[tone];
  return (
    <Badge backgroundColor={background} textColor={textColor}>
      {children}
    </Badge>
  );
}
