import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { HomeVisits } from '@/components/leasing/appointments/HomeVisits';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { DropdownMenu } from '@/components/ui/overlays/DropdownMenu';
import { AREAS, type Area } from '@/contract/care/workOrders/constants';
import { type ReportableHome, workOrders } from '@/contract/care/workOrders/endpoints';
import { AREA_NAMES } from '@/contract/care/workOrders/labels';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import type { MaintenanceSide } from './maintenance.labels';
import { WorkOrderCard } from './WorkOrderCard';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Finished' },
  { value: 'all', label: 'All' },
] as const;

/** Repairs of a side of the account area: what is open, who acts, and what comes next. */
export function MaintenanceScreen({ side }: { readonly side: MaintenanceSide }) {
  useLiveUpdates(['workOrders']);
  const homes = useApi(workOrders.listReportableHomes);
  const own = (homes.data ?? []).filter(({ role }) => role === (side === 'home' ? 'resident' : 'owner'));
  return (
    <>
      <AccountPageHeader title="Maintenance" actions={own.length > 0 && <ReportAction homes={own} />}>
        See each repair, who acts, and what comes next.
      </AccountPageHeader>
      <Stack $gap="s32">
        <HomeVisits role={side === 'home' ? 'resident' : 'owner'} />
        <WorkOrderList side={side} canReport={own.length > 0} />
      </Stack>
    </>
  );
}

/** Where one has several homes, the first question is which one. */
function ReportAction({ homes }: { readonly homes: readonly ReportableHome[] }) {
  const [first] = homes;
  const hrefOf = (unitId: string) => routes.accounts.home.troubleshoot({ unitId });
  if (homes.length === 1 && first)
    return (
      <ButtonLink href={hrefOf(first.id)} size="small">
        Report a problem
      </ButtonLink>
    );
  return (
    <DropdownMenu
      label="Report a problem"
      align="end"
      groups={[
        {
          heading: 'Which home?',
          items: homes.map(({ id, address }) => ({ key: id, label: address, href: hrefOf(id) })),
        },
      ]}
      trigger={(button) => (
        <Button {...button} size="small">
          Report a problem
        </Button>
      )}
    />
  );
}

function WorkOrderList({ side, canReport }: Pick<PageProps, 'side' | 'canReport'>) {
  const [state, setState] = useState<(typeof STATES)[number]['value']>('open');
  const [area, setArea] = useState<Area>();
  const [pages, setPages] = useState<readonly string[]>(['']);
  const reset = () => setPages(['']);
  return (
    <Stack $gap="s24">
      <Row $align="end">
        <ChoicePills
          legend="Show"
          options={STATES}
          value={state}
          onChange={(next) => {
            setState(next);
            reset();
          }}
        />
        <SelectField
          label="Area"
          optional
          options={[
            { value: '', label: 'Any area' },
            ...AREAS.map((each) => ({ value: each, label: AREA_NAMES[each] })),
          ]}
          value={area ?? ''}
          onChange={(value) => {
            setArea(value || undefined);
            reset();
          }}
        />
      </Row>
      {pages.map((after, n) => (
        <WorkOrderPage
          key={after}
          side={side}
          canReport={canReport}
          query={{ state, ...(area && { area }), ...(after && { after }) }}
          onMore={n === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
        />
      ))}
    </Stack>
  );
}

interface PageQuery {
  readonly state: (typeof STATES)[number]['value'];
  readonly area?: Area;
  readonly after?: string;
}

interface PageProps {
  readonly side: MaintenanceSide;
  /** False for a person without a home with us: there is nothing to report, and no button. */
  readonly canReport: boolean;
  readonly query: PageQuery;
  readonly onMore: ((last: string) => void) | undefined;
}

function WorkOrderPage({ side, canReport, query, onMore }: PageProps) {
  const loadQuery = useApi(workOrders.listWorkOrders, { query });
  const { data } = loadQuery;
  if (!data)
    return (
      <Loaded
        query={loadQuery}
        title="We couldn’t load your repairs"
        skeleton={<Skeleton $height="12rem" $round="card" />}
      />
    );
  if (data.items.length === 0)
    return (
      <EmptyState picture={<HouseIllustration />} title="No repairs here">
        {query.state === 'open'
          ? `Nothing is open.${canReport ? ' If something breaks, report it above.' : ''}`
          : 'No results.'}
      </EmptyState>
    );
  const last = data.items.at(-1)?.id;
  return (
    <>
      <List>
        {data.items.map((item) => (
          <li key={item.id}>
            <WorkOrderCard item={item} side={side} />
          </li>
        ))}
      </List>
      {data.more && onMore && last && (
        <Row>
          <Button tone="secondary" onClick={() => onMore(last)}>
            Show more
          </Button>
        </Row>
      )}
    </>
  );
}
