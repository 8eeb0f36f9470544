import { useState } from 'react';
import styled from 'styled-components';
import { CopyableLine } from '@/components/ui/fields/CopyableLine';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type AffiliateDay, STATS_DAYS } from '@/contract/onboarding/affiliates/endpoints';
import { routes } from '@/contract/routes';
import { formatDate } from '@/lib/format/dates';
import { displayFace, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.s16};

  dd {
    ${displayFace}
    ${tabular}
    font-size: ${size.t34};
  }

  dt {
    color: ${color.inkSoft};
  }
`;

const Table = styled.table`
  ${tabular}
  width: 100%;

  th,
  td {
    padding-block: ${space.s8};
    border-block-end: 1px solid ${color.line};
    text-align: end;
  }

  th:first-child {
    font-weight: inherit;
    text-align: start;
  }
`;

const pageOptions = [
  [routes.homeowners.all(), 'For homeowners'],
  [routes.rentEstimate.start(), 'Rent estimate'],
  [routes.homeowners.compare(), 'Cost comparison'],
  [routes.homes.all(), 'Homes for rent'],
  [routes.landing(), 'Home page'],
] as const;

interface PartnerDashboardProps {
  readonly partnerKey: string;
  readonly days: readonly AffiliateDay[];
}

/** A partner's key, their links, and what came by them. */
export function PartnerDashboard({ partnerKey, days }: PartnerDashboardProps) {
  const [page, setPage] = useState<string>(pageOptions[0][0]);
  const sum = (of: 'visits' | 'leads') => days.reduce((all, day) => all + day[of], 0);
  return (
    <Stack $gap="s32">
      <Stack>
        <SelectField
          label="Link to"
          options={pageOptions.map(([href, label]) => ({ value: href, label }))}
          value={page}
          onChange={setPage}
        />
        <CopyableLine label="Your link" text={`${window.location.origin}${page}?partner_key=${partnerKey}`} />
        <Text $tone="soft" $size="small">
          Your key is {partnerKey}. Anyone who uses it counts as your referral for 30 days, unless they opt out of
          analytics.
        </Text>
      </Stack>
      <Stack>
        <Heading as="h3" $size="small">
          The last {STATS_DAYS} days
        </Heading>
        <Figures>
          <div>
            <dt>Visits</dt>
            <dd>{sum('visits').toLocaleString('en-US')}</dd>
          </div>
          <div>
            <dt>Leads</dt>
            <dd>{sum('leads').toLocaleString('en-US')}</dd>
          </div>
        </Figures>
        {days.length === 0 ? (
          <Text $tone="soft">No one has used your key yet. Results appear here as soon as someone does.</Text>
        ) : (
          <Disclosure summary="Day by day">
            <Table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Visits</th>
                  <th scope="col">Leads</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, visits, leads }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(day)}</th>
                    <td>{visits}</td>
                    <td>{leads}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Disclosure>
        )}
      </Stack>
    </Stack>
  );
}
