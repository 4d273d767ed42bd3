import { useSettings } from '../../../lib/page-context';
import { urlOf } from '../../../api/http';
import { ButtonLink } from '../../../ui/button';
import { messages } from '../../../messages/messages';
import { providerName } from './provider-name';
import { signInReturn } from './sign-in-return';

/** Sign-ins with other services: those that are switched on. */
export function ProviderButtons({ returnTo }: { returnTo: string }) {
  const t = messages().account.provider;
  const { signInProviders } = useSettings();
  if (signInProviders.length === 0) return null;
  return (
    <section aria-label={t.label} className="grid gap-3 border-t border-line pt-6">
      {signInProviders.map((provider) => (
        <ButtonLink
          key={provider}
          href={urlOf('GET /api/connect/{provider}', { params: { provider } })}
          // An address of the backend, not a page.
          rel="external nofollow"
          kind="secondary"
          size="lg"
          onClick={() => signInReturn.write(returnTo)}
        >
          {t.continueWith(providerName(provider))}
        </ButtonLink>
      ))}
    </section>
  );
}
