import { OwnerForm } from '../../features/enquiry/owner-form';
import { useSettings } from '../../page-context';
import { Container } from '../../ui/container';
import { ContentPageView } from '../sections/content-page-view';

const LINK = 'font-medium whitespace-nowrap text-teal underline underline-offset-4';

export function Page() {
  const { phone, email } = useSettings();
  return (
    <>
      <ContentPageView />
      <Container id="enquire" className="pt-14 sm:pt-20">
        <div className="max-w-3xl">
          <OwnerForm />
          <p className="mt-4 text-muted">
            We answer within a working day. Or write to{' '}
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>{' '}
            or ring{' '}
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
              {phone}
            </a>
            .
          </p>
        </div>
      </Container>
    </>
  );
}
