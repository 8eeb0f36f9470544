import styled from 'styled-components';
import { depositReturnNote } from '@/components/homes/homes/home/sections/depositReturn';
import { LEAD_PAINT_BAN_YEAR } from '@/contract/homes/homes/constants';
import type { Home } from '@/contract/homes/homes/endpoints';
import { joinList } from '@/lib/format/text';
import { availabilityLabel, isListed, leaseTermLabel } from '@/lib/labels/home.labels';
import { hoaApprovalLabel, petPolicyLabel, smokingLabel } from '@/lib/labels/houseRules.labels';
import { up } from '@/styles/media';
import { color, space, weight } from '@/styles/tokens';
import { HomeDetailSection } from './HomeDetailSection';

const Terms = styled.dl`
  display: grid;
  gap: ${space.s4};

  ${up('sm')} {
    grid-template-columns: 12rem 1fr;
    gap: ${space.s12} ${space.s24};
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0 0 ${space.s8};
    font-weight: ${weight.medium};
  }
`;

const leadPaintNotice = (yearBuilt: number) =>
  `Built in ${yearBuilt}, when paint could contain lead. You’ll get what’s known about it and the federal pamphlet with your lease, before you sign.`;

/** On what terms, from when, with whom else, and who pays for water and light. */
export function HomeLeaseSection({ home, now }: { readonly home: Home; readonly now: number }) {
  const paidBy = (who: 'resident' | 'homeowner') =>
    home.utilities.filter((utility) => utility.paidBy === who).map(({ name }) => name);
  const [resident, homeowner] = [paidBy('resident'), paidBy('homeowner')];
  const rows: readonly (readonly [string, string | false])[] = [
    ['Availability', isListed(home.status) && availabilityLabel(home.availableOn, now, home.timeZone)],
    ['Lease', leaseTermLabel(home.leaseMonths)],
    ['Deposit', depositReturnNote(home)],
    ['Pets', petPolicyLabel(home)],
    ['Smoking', smokingLabel(home.smoking)],
    ['HOA approval', home.hoaApprovalDays !== null && hoaApprovalLabel(home.hoaApprovalDays)],
    ['You pay for', resident.length > 0 && joinList(resident)],
    ['Included in rent', homeowner.length > 0 && joinList(homeowner)],
    [
      'Good to know',
      home.yearBuilt !== null && home.yearBuilt < LEAD_PAINT_BAN_YEAR && leadPaintNotice(home.yearBuilt),
    ],
  ];
  return (
    <HomeDetailSection id="lease" title="Lease and move-in">
      <Terms>
        {rows.map(([name, label]) =>
          label ? (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{label}</dd>
            </div>
          ) : null,
        )}
      </Terms>
    </HomeDetailSection>
  );
}
