import styled from 'styled-components';
import { localDay } from '@/contract/calendar/localDay';
import type { HomeApplications, ReceivedApplication } from '@/contract/leasing/decisions/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { hoaApprovalLabel } from '@/lib/labels/houseRules.labels';
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
  home,
}: {
  readonly application: ReceivedApplication;
  readonly home: HomeApplications['home'];
}) {
  const { household, desiredStart, termMonths, receivedAt, names, figures } = application;
  const facts = [
    ...(names.length > 0 ? [['Who', names.join(', ')]] : []),
    ['Household', householdLabel(household)],
    ['Move-in date', formatDate(desiredStart)],
    ...(home.hoaApprovalDays === null ? [] : [['HOA', hoaApprovalLabel(home.hoaApprovalDays)]]),
    ['Term', `${termMonths} months`],
    ['Lease value', formatCents(home.rentCents * termMonths)],
    ['Security deposit', formatCents(home.depositCents)],
    ...(figures.incomeToRent === null ? [] : [['Income', `${figures.incomeToRent.toFixed(1)} times the rent`]]),
    ...(figures.creditBand === null ? [] : [['Credit score', figures.creditBand]]),
    ['Submitted', formatDate(localDay(receivedAt, home.timeZone))],
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
