import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Fields = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
`;

/** Fields that somebody may only look at. */
export function Locked({ locked, children }: { locked: boolean; children: ReactNode }) {
  return <Fields disabled={locked}>{children}</Fields>;
}
