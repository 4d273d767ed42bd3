import { Box, Typography } from '@strapi/design-system';

/** What cannot be, and why. */
export function RefusalNote({ title, reasons }: { title: string; reasons: string }) {
  return (
    <Box background="danger100" borderColor="danger200" hasRadius padding={4}>
      <Typography tag="p" fontWeight="bold">
        {title}
      </Typography>
      <Typography tag="p">{reasons}</Typography>
    </Box>
  );
}
