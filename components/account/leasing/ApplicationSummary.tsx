import styled from 'styled-components';
import type { ReceivedApplication } from '@/contract/decisions/endpoints';
import { localDay } from '@/lib/appointments/slotDays';
import { formatDate } from '@/lib/format/dates';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';
import { householdLabel } from './applicationReview.labels';

const List = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${space.s16} ${space.s24};
  margin: 0;

  dt {
    color: ${color.inkSoft};
    font-size: ${size.t14};
  }

  dd {
    margin: 0;
    font-weight: ${weight.semibold};
  }
`;

/** Who would move in, when, and for how long: as far as it is the homeowner’s business. */
export function ApplicationSummary({
  application,
  timeZone,
}: {
  readonly application: ReceivedApplication;
  readonly timeZone: string;
}) {
  const { household, desiredStart, termMonths, receivedAt, names } = application;
  const facts = [
    ...(names.length > 0 ? [['Who', names.join(', ')]] : []),
    ['Household', householdLabel(household)],
    ['Would like to move in', formatDate(desiredStart)],
    ['For', `${termMonths} months`],
    ['Complete since', formatDate(localDay(receivedAt, timeZone))],
  ];
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
