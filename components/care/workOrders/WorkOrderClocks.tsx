import styled from 'styled-components';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Badge } from '@/components/ui/feedback/Badge';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Clock, WorkOrder } from '@/contract/care/workOrders/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { clockNames } from './maintenance.labels';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const stateOf = ({ metAt, breached }: Clock) =>
  metAt
    ? ({ tone: breached ? 'warning' : 'success', label: breached ? 'Late' : 'Done' } as const)
    : ({ tone: breached ? 'danger' : 'info', label: breached ? 'Overdue' : 'On track' } as const);

/** Until when we answer and repair, and the law's own deadline with its source: the same for everybody. */
export function WorkOrderClocks({ order }: { readonly order: WorkOrder }) {
  const { t, locale } = useRepairText();
  const isPlanned = ({ kind }: Clock) => order.source === 'service_order' && kind === 'repair';
  return (
    <Stack as="section" aria-labelledby="deadlines" $gap="s12">
      <Heading id="deadlines" $size="small">
        {t('Deadlines')}
      </Heading>
      <List>
        {order.clocks.map((clock) => {
          const { tone, label } = stateOf(clock);
          return (
            <li key={clock.kind}>
              <Text>
                {t(isPlanned(clock) ? 'Planned to be done by' : clockNames[clock.kind])}{' '}
                {formatDateTime(clock.dueAt, order.home.timeZone, locale)} <Badge tone={tone}>{t(label)}</Badge>
              </Text>
              {clock.rule && (
                <Text $size="small" $tone="soft">
                  {t(clock.rule.says)} {t('Source')}: {clock.rule.source}.
                </Text>
              )}
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
