import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { PROPOSAL_RULE, SEVERITIES, SEVERITY_LABELS } from '@/contract/onboarding/inspections/standards';
import { undecided } from '@/contract/onboarding/proposals/constants';
import type { Proposal } from '@/contract/onboarding/proposals/endpoints';
import { formatCents } from '@/lib/format/money';
import { pluralize } from '@/lib/format/text';
import { space } from '@/styles/tokens';
import { ItemDecisionForm, itemAnchor } from './ItemDecisionForm';
import { ProposalHeader } from './ProposalHeader';
import { postInspectionHref } from './postInspectionSteps';

/** What has the focus is never behind the bar. */
const Page = styled(Stack)`
  :is(input, button, a) {
    scroll-margin-block-end: 8rem;
  }

  article {
    scroll-margin-block-start: ${space.s16};
  }
`;

/** In view whichever item is decided. */
const TotalBar = styled(Card)`
  position: sticky;
  inset-block-end: calc(var(--bar-room, 0px) + ${space.s8});
`;

/** Brings an item to the top, so that the keyboard goes on there. */
function goTo(anchor: string) {
  const item = document.getElementById(anchor);
  item?.scrollIntoView({ block: 'start' });
  item?.focus({ preventScroll: true });
}

/** Every item with what the owner decides on it; the total follows. */
export function DecideStep({ proposal }: { readonly proposal: Proposal }) {
  const { id, items, totalCents, home } = proposal;
  const open = undecided(items);
  // In the order of the page.
  const [next] = SEVERITIES.flatMap((severity) => open.filter((item) => item.severity === severity));
  return (
    <Page $gap="s32">
      <ProposalHeader title={`Your proposal for ${home.address}`}>
        {PROPOSAL_RULE} Must-do items block the listing until they’re done.
      </ProposalHeader>
      {SEVERITIES.map((severity) => {
        const group = items.filter((item) => item.included && item.severity === severity);
        return (
          group.length > 0 && (
            <Stack as="section" key={severity} $gap="s16">
              <Heading as="h2" $size="small">
                {SEVERITY_LABELS[severity]}
              </Heading>
              {group.map((item) => (
                <ItemDecisionForm key={item.id} item={item} state={home.state} />
              ))}
            </Stack>
          )
        );
      })}
      <TotalBar $tone="wash" $pad="s16">
        <Row $justify="space-between" $gap="s8">
          <div>
            <Text $size="large" $weight="semibold" $figures aria-live="polite">
              Total: {formatCents(totalCents)}
            </Text>
            {next && (
              <Text $size="small" $tone="soft">
                {pluralize(open.length, 'item')} left to decide
              </Text>
            )}
          </div>
          {next ? (
            <Button tone="secondary" size="small" onClick={() => goTo(itemAnchor(next.id))}>
              Next item
            </Button>
          ) : (
            <ButtonLink href={postInspectionHref(id, 'payment')}>Review and submit</ButtonLink>
          )}
        </Row>
      </TotalBar>
    </Page>
  );
}
