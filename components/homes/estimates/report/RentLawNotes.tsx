import styled from 'styled-components';
import { Text } from '@/components/ui/text/Text';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;

const Source = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

/** What the law says about this rent and its increase, with sources and the day we last looked. */
export function RentLawNotes({ laws }: { readonly laws: EstimateReport['laws'] }) {
  return (
    <>
      <List>
        {laws.map(({ id, says, source, checked }) => (
          <li key={id}>
            {says}
            <Source>
              {source} · checked {formatDate(checked)}
            </Source>
          </li>
        ))}
      </List>
      <Text $size="small" $tone="soft">
        For general information only. This isn’t legal advice.
      </Text>
    </>
  );
}
