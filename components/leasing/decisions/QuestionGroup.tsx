import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { space, weight } from '@/styles/tokens';

const Legend = styled.legend`
  margin-block-end: ${space.s12};
  font-weight: ${weight.semibold};
`;

/** Several boxes to tick, under one heading. */
export function QuestionGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Stack>{children}</Stack>
    </fieldset>
  );
}
