import { useCallback, useEffect, useState } from 'react';
import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, useNotification } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { messages } from '../messages';
import { api, reasonOf, type Colleague } from './api';
import { Panel } from './panel';

const List = styled.ul`
  > li {
    padding-block: ${({ theme }) => theme.spaces[3]};
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

/** All members of staff, and whether they have a second factor. One that has been lost is reset here. */
export function StaffList({ ownEmail, mayReset }: { ownEmail: string; mayReset: boolean }) {
  const t = messages().staff;
  const { toggleNotification } = useNotification();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const failed = useCallback(
    (failure: unknown) => toggleNotification({ type: 'danger', message: reasonOf(failure) }),
    [toggleNotification],
  );
  const load = useCallback(() => {
    api.colleagues().then(setColleagues).catch(failed);
  }, [failed]);
  useEffect(load, [load]);

  async function reset({ id, email }: Colleague): Promise<void> {
    try {
      await api.reset(id);
      toggleNotification({ type: 'success', message: t.resetFor(email) });
      load();
    } catch (failure) {
      failed(failure);
    }
  }

  return (
    <Panel title={t.title}>
      <List>
        {colleagues.map((colleague) => (
          <Flex key={colleague.id} tag="li" gap={3} wrap="wrap" justifyContent="space-between">
            <Flex direction="column" alignItems="flex-start" minWidth="0">
              <Typography fontWeight="bold">{colleague.name || colleague.email}</Typography>
              <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
                {colleague.email}
              </Typography>
            </Flex>
            <Flex gap={3}>
              <Typography textColor={colleague.isEnabled ? 'success700' : 'neutral600'}>
                {colleague.isEnabled ? t.on : t.off}
              </Typography>
              {mayReset && colleague.isEnabled && colleague.email !== ownEmail ? (
                <Dialog.Root>
                  <Dialog.Trigger>
                    <Button variant="danger-light" aria-label={t.resetFor(colleague.email)}>
                      {t.reset}
                    </Button>
                  </Dialog.Trigger>
                  <ConfirmDialog
                    title={t.resetQuestion(colleague.email)}
                    onConfirm={() => void reset(colleague)}
                  >
                    {t.resetNote}
                  </ConfirmDialog>
                </Dialog.Root>
              ) : null}
            </Flex>
          </Flex>
        ))}
      </List>
    </Panel>
  );
}
