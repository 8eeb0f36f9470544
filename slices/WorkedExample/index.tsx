import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Card } from '@/components/ui/layout/Card';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const TotalLine = styled.dl`
  ${tabular}
  margin-block-end: ${space.s16};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s16};
  padding-block: ${space.s8};
  border-block-end: 1px solid ${color.line};

  &[data-kind="subtotal"],
  &[data-kind="total"] {
    font-weight: ${weight.semibold};
  }

  &[data-kind="total"] {
    border-block-end: 0;
    color: ${color.brand};
    font-size: ${size.t21};
  }
`;

const Amount = styled.dd`
  margin-inline-start: auto;
  text-align: end;
`;

export default function WorkedExample({ slice }: SliceComponentProps<Content.WorkedExampleSlice>) {
  const { heading, intro, lines, note } = slice.primary;
  return (
    <ContentSection heading={heading} intro={intro} width="reading">
      <Card>
        <TotalLine>
          {lines.map(({ label, amount, kind }) => (
            <Line key={`${label} ${amount}`} data-kind={kind ?? 'line'}>
              <dt>{label}</dt>
              <Amount>{amount}</Amount>
            </Line>
          ))}
        </TotalLine>
        <RichText field={note} />
      </Card>
    </ContentSection>
  );
}
