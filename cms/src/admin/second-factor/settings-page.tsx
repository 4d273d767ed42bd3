import { useCallback, useEffect, useState } from 'react';
import { Layouts, Page, useAuth, useNotification } from '@strapi/strapi/admin';
import { messages } from '../messages';
import { api, reasonOf, type Standing } from './api';
import { OwnFactor } from './own-factor';
import { StaffList } from './staff-list';

/** Settings → Two-factor authentication: one's own, and for administrators that of all staff. */
export function SettingsPage() {
  const { title, subtitle } = messages();
  const { toggleNotification } = useNotification();
  const actions = useAuth('SettingsPage', ({ permissions }) => permissions).map(({ action }) => action);
  const [standing, setStanding] = useState<Standing | null>(null);
  const load = useCallback(() => {
    api
      .standing()
      .then(setStanding)
      .catch((failure: unknown) => toggleNotification({ type: 'danger', message: reasonOf(failure) }));
  }, [toggleNotification]);
  useEffect(load, [load]);
  if (standing === null) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} />
      <Layouts.Content>
        <OwnFactor standing={standing} onChange={load} />
        {actions.includes('admin::users.read') ? (
          // It knows about one's own, too.
          <StaffList
            key={String(standing.isEnabled)}
            ownEmail={standing.email}
            mayReset={actions.includes('admin::users.update')}
          />
        ) : null}
      </Layouts.Content>
    </Page.Main>
  );
}
