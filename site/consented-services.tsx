import { ConsentBar } from './features/consent/consent-bar';
import { startConsented } from './features/integrations/start-consented';
import { useSettings } from './page-context';

/** Asks for consent, and starts what needs it once it is given. */
export function ConsentedServices() {
  const { integrations } = useSettings();
  return <ConsentBar onAgreed={() => startConsented(integrations)} />;
}
