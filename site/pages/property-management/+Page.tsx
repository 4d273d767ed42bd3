import { useSettings } from '../../page-context';
import { Container } from '../../ui/container';
import { ContentPageView } from '../sections/content-page-view';

export function Page() {
  return (
    <>
      <ContentPageView />
      <Enquire />
    </>
  );
}

/** How owners reach the house. */
function Enquire() {
  const { phone, email } = useSettings();
  return (
    <section id="enquire" aria-labelledby="enquire-heading" className="pt-14 sm:pt-20">
      <Container>
        <h2 id="enquire-heading" className="text-3xl sm:text-4xl">
          Tell us about your apartment
        </h2>
        <p className="mt-3 max-w-text text-lg">
          Where it is, how many bedrooms it has, and from when: we answer within a working day. Write to{' '}
          <a href={`mailto:${email}`} className="font-medium text-teal underline underline-offset-4">
            {email}
          </a>{' '}
          or ring{' '}
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="font-medium whitespace-nowrap text-teal underline underline-offset-4"
          >
            {phone}
          </a>
          .
        </p>
      </Container>
    </section>
  );
}
