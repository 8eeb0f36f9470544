import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { PROPOSAL_RULE, SEVERITIES, SEVERITY_LABELS } from '@/contract/inspections/standards';
import { undecided } from '@/contract/proposals/constants';
import type { Proposal } from '@/contract/proposals/endpoints';
import { formatCents } from '@/lib/format/money';
import { pluralize } from '@/lib/format/text';
import { space } from '@/styles/tokens';
import { ItemDecisionForm } from './ItemDecisionForm';
import { ProposalHeader } from './ProposalHeader';
import { postInspectionHref } from './postInspectionSteps';

/** What has the focus is never behind the bar. */
const Page = styled(Stack)`
  :is(input, button, a) {
    scroll-margin-block-end: 8rem;
  }
`;

/** In view whichever item is decided. */
const TotalBar = styled(Card)`
  position: sticky;
  inset-block-end: ${space.s8};
`;

/** Every item with what the owner decides on it; the total follows. */
export function DecideStep({ proposal }: { readonly proposal: Proposal }) {
  const { id, items, totalCents, home } = proposal;
  const open = undecided(items).length;
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
                <ItemDecisionForm key={item.id} item={item} />
              ))}
            </Stack>
          )
        );
      })}
      <TotalBar $tone="wash" $pad="s16">
        <Stack $gap="s8" $align="start">
          <Text $size="large" $weight="semibold" $figures aria-live="polite">
            Total: {formatCents(totalCents)}
          </Text>
          {open > 0 ? (
            <Text>{pluralize(open, 'item')} left to decide.</Text>
          ) : (
            <ButtonLink href={postInspectionHref(id, 'payment')}>Review and submit</ButtonLink>
          )}
        </Stack>
      </TotalBar>
    </Page>
  );
}
