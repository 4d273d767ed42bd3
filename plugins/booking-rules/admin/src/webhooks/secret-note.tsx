import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAction } from '../api/use-action';
import { messages } from '../messages/messages';

/** A secret, the only time it is shown. */
export function SecretNote({ secret }: { secret: string }) {
  const { run } = useAction();
  const t = messages().webhooks.secret;
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={4} role="status">
      <Typography tag="p" fontWeight="bold">
        {t.title}
      </Typography>
      <Typography tag="p" paddingBottom={3}>
        {t.once}
      </Typography>
      <Flex gap={3} wrap="wrap" alignItems="center">
        <Box tag="code" dir="ltr" style={{ overflowWrap: 'anywhere' }} fontSize={2}>
          {secret}
        </Box>
        <Button
          variant="secondary"
          onClick={() =>
            void run('copy', async () => {
              await navigator.clipboard.writeText(secret);
              return t.copied;
            })
          }
        >
          {t.copy}
        </Button>
      </Flex>
    </Box>
  );
}
