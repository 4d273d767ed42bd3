import { pageErrorOf } from '../../lib/page-error';
import { usePageContext } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';

export function Page() {
  const pageContext = usePageContext();
  const status = pageErrorOf(pageContext)?.status ?? 500;
  const { heading, text } = messageFor(status);
  return (
    <Container className="grid justify-items-center gap-4 py-24 text-center">
      <p className="font-display text-7xl text-brand tabular-nums sm:text-8xl">{status}</p>
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="max-w-text text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {isRefused(status) && (
          // The address is the one that was refused, and asked for anew as a whole.
          <ButtonLink href="" data-vike="false" size="lg">
            Try again
          </ButtonLink>
        )}
        <ButtonLink href="/" size="lg" kind={isRefused(status) ? 'secondary' : 'primary'}>
          Back to the homepage
        </ButtonLink>
        <ButtonLink href="/results/1" size="lg" kind="secondary">
          See all apartments
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
  if (status === 404) {
    return { heading: 'Oh oh! Page not found.', text: "The page you're looking for doesn't exist." };
  }
  if (status === 410) {
    return {
      heading: 'This is no longer here.',
      text: 'What used to be here has expired or been taken down.',
    };
  }
  if (status === 429) {
    return {
      heading: 'Too many requests.',
      text: 'Your connection asked for too many pages at once. Please try again in a few seconds.',
    };
  }
  if (status === 503) {
    return {
      heading: "We're very busy right now.",
      text: 'Please try again in a few seconds. Nothing has been booked or charged by this page.',
    };
  }
  return {
    heading: 'Something went wrong on our side.',
    text: 'Please try again in a moment. Nothing has been booked or charged by this page.',
  };
}
