import { useCallback, useEffect, useState } from 'react';
import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, useNotification } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
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
      toggleNotification({ type: 'success', message: `Reset for ${email}` });
      load();
    } catch (failure) {
      failed(failure);
    }
  }

  return (
    <Panel title="Staff">
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
                {colleague.isEnabled ? 'On' : 'Off'}
              </Typography>
              {mayReset && colleague.isEnabled && colleague.email !== ownEmail ? (
                <Dialog.Root>
                  <Dialog.Trigger>
                    <Button variant="danger-light" aria-label={`Reset for ${colleague.email}`}>
                      Reset
                    </Button>
                  </Dialog.Trigger>
                  <ConfirmDialog
                    title={`Reset for ${colleague.email}?`}
                    onConfirm={() => void reset(colleague)}
                  >
                    They will be signed out everywhere and can sign in with their password alone until they
                    set it up again. Make sure the request really comes from them.
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
