import type { ReactNode } from 'react';
import { Alert, Box, Flex, Loader } from '@strapi/design-system';
import type { Answer } from './use-answer';

/** What an answer shows, or that it is on its way, or why there is none. */
export function Answered<Data>({
  answer,
  children,
}: {
  answer: Answer<Data> & { reload: () => void };
  children: (data: Data) => ReactNode;
}) {
  if (answer.state === 'loading') {
    return (
      <Flex justifyContent="center" padding={8}>
        <Loader>Loading</Loader>
      </Flex>
    );
  }
  if (answer.state === 'failed') {
    return (
      <Box padding={4}>
        <Alert
          closeLabel="Try again"
          title="This could not be loaded"
          variant="danger"
          onClose={answer.reload}
        >
          {answer.error}
        </Alert>
      </Box>
    );
  }
  return <>{children(answer.data)}</>;
}
