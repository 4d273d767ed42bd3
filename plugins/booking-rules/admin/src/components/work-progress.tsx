import { Box, ProgressBar } from '@strapi/design-system';
import { styled } from 'styled-components';

/** The design system's own bar is dark where nothing is done yet. */
const Bar = styled(ProgressBar)`
  width: 100%;
  background: ${({ theme }) => theme.colors.neutral200};

  > * {
    background: ${({ theme }) => theme.colors.primary600};
  }
`;

/** How far a job is that the server works on. */
export function WorkProgress({ label, done, total }: { label: string; done: number; total: number }) {
  const percent = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100));
  return (
    <Box width="100%">
      <Bar value={percent} aria-label={label} />
    </Box>
  );
}
