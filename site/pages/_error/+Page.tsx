import { pageErrorOf } from '../../lib/page-error';
import { usePageContext } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { ArchMark } from '../../ui/arch/arch';
import { Container } from '../../ui/box';
import { messages } from '../../messages/messages';

export function Page() {
  const pageContext = usePageContext();
  const status = pageErrorOf(pageContext)?.status ?? 500;
  const t = messages().errors;
  const { heading, text } = messageFor(status);
  return (
    <Container className="grid justify-items-center gap-4 py-16 text-center">
      <ArchMark className="size-32 sm:size-40" />
      <p className="font-display text-2xl text-brand tabular-nums">{status}</p>
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="max-w-text text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {isRefused(status) && (
          // The address is the one that was refused, and asked for anew as a whole.
          <ButtonLink href="" data-vike="false" size="lg">
            {t.tryAgain}
          </ButtonLink>
        )}
        <ButtonLink href="/" size="lg" kind={isRefused(status) ? 'secondary' : 'primary'}>
          {t.toHomepage}
        </ButtonLink>
        <ButtonLink href="/results/1" size="lg" kind="secondary">
          {t.toApartments}
        </ButtonLink>
      </div>
    </Container>
  );
}

/** Whether there were too many to answer. */
function isRefused(status: number): boolean {
  return status === 429 || status === 503;
}

function messageFor(status: number): { heading: string; text: string } {
  const { missing, gone, tooMany, busy, broken } = messages().errors.pages;
  const known: Record<number, { heading: string; text: string }> = {
    404: missing,
    410: gone,
    429: tooMany,
    503: busy,
  };
  return known[status] ?? broken;
}
