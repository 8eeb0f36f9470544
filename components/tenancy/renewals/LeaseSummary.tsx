import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { type Lease, leases } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { joinList } from '@/lib/format/text';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

const List = styled.dl`
  display: grid;
  gap: ${space.s8} ${space.s24};
  margin: 0;

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
  }

  ${up('sm')} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

function utilitiesPaidBy(terms: Lease['terms'], side: 'resident' | 'homeowner'): string {
  const names = terms.utilities.filter(({ paidBy }) => paidBy === side).map(({ name }) => name);
  return names.length > 0 ? joinList(names) : 'None';
}

/** The lease in plain words; the signed one has the last word. */
export function LeaseSummary({
  leaseId,
  hasRepairs = true,
}: {
  readonly leaseId: string;
  readonly hasRepairs?: boolean;
}) {
  const { data } = useApi(leases.listLeases);
  const terms = data?.items.find(({ id }) => id === leaseId)?.terms;
  if (!terms) return null;
  const monthly = terms.fees.filter(({ every }) => every === 'month');
  return (
    <Card as="section" aria-labelledby={`lease-${leaseId}`}>
      <Stack>
        <Heading id={`lease-${leaseId}`} $size="small">
          Your lease in plain words
        </Heading>
        <List>
          <dt>Rent</dt>
          <dd>
            <Money amount={terms.rentCents} per="month" />
            {monthly.length > 0 && ` plus ${joinList(monthly.map(({ name }) => name))}`}
          </dd>
          <dt>Term</dt>
          <dd>
            {formatDate(terms.startOn)} – {formatDate(terms.endOn)}
          </dd>
          <dt>Deposit</dt>
          <dd>
            <Money amount={terms.agreedDepositCents ?? terms.depositCents} />, held at {terms.depositBank}
          </dd>
          <dt>Late rent</dt>
          <dd>
            No fee for {terms.lateFee.graceDays} days. After that, at most <Money amount={terms.lateFee.max} />.
          </dd>
          <dt>Pets</dt>
          <dd>{terms.pets.length > 0 ? joinList(terms.pets) : 'None in the lease'}</dd>
          <dt>You pay</dt>
          <dd>{utilitiesPaidBy(terms, 'resident')}</dd>
          <dt>Your homeowner pays</dt>
          <dd>{utilitiesPaidBy(terms, 'homeowner')}</dd>
          <dt>Homeowner</dt>
          <dd>{terms.homeowner}</dd>
        </List>
        <Row>
          <ButtonLink size="small" tone="secondary" href={routes.accounts.documents()}>
            Lease and documents
          </ButtonLink>
          {hasRepairs && (
            <ButtonLink size="small" tone="secondary" href={routes.accounts.home.maintenance()}>
              Repairs and care
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
