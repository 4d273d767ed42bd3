import { Box, Flex, Typography } from '@strapi/design-system';
import { LOOKS } from './bar-look';

/** What the colours of the calendar mean. */
export function Legend() {
  return (
    <Flex tag="ul" gap={5} wrap="wrap" paddingBottom={4}>
      {Object.values(LOOKS).map(({ background, words }) => (
        <Flex key={words} tag="li" gap={2}>
          <Box background={background} width="1.6rem" height="1.6rem" hasRadius aria-hidden />
          <Typography variant="pi">{words}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
