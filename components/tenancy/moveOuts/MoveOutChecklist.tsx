import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { todos } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';
import { type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

type ItemId = MoveOut['checklist'][number]['id'];

/** The right to an inspection, and the way to ask for one where residents have to. */
function FirstInspection({
  moveOut: { leaseId, inspectionAt },
  right: { text, source, first, askedAt },
}: {
  readonly moveOut: MoveOut;
  readonly right: NonNullable<MoveOut['inspectionRight']>;
}) {
  const ask = useApiMutation(moveOuts.askForInspection, { touches: [moveOuts, todos] });
  return (
    <Stack $gap="s8" $align="start">
      <Text>
        {text} {source}.
      </Text>
      {inspectionAt ? (
        <Link href={routes.accounts.moveOutInspection({ leaseId })}>See the time of your inspection</Link>
      ) : askedAt ? (
        <Notice tone="success" live title="You asked for a first inspection">
          We’ll email you the time at least 48 hours before.
        </Notice>
      ) : (
        first?.canAsk && (
          <>
            <Text>
              It can be from {formatDate(first.from)} through {formatDate(first.until)}.
            </Text>
            <Button
              tone="secondary"
              size="small"
              loading={ask.isPending}
              onClick={() => ask.mutate({ params: { tenancyId: leaseId }, body: {} })}
            >
              Ask for a first inspection
            </Button>
          </>
        )
      )}
      {ask.error && (
        <Notice tone="danger" live>
          {ask.error.message}
        </Notice>
      )}
    </Stack>
  );
}

/** What residents do before their last day; both sides see what is done. */
export function MoveOutChecklist({ tenancyId }: { readonly tenancyId: string }) {
  const { data } = useApi(moveOuts.getMoveOut, { params: { tenancyId } });
  const save = useApiMutation(moveOuts.saveChecklist, { touches: [moveOuts] });
  if (!data) return null;
  const done = data.checklist.filter((item) => item.done).map(({ id }) => id);
  const toggle = (id: ItemId, isDone: boolean) =>
    save.mutate({
      params: { tenancyId },
      body: { done: isDone ? [...done, id] : done.filter((other) => other !== id) },
    });
  return (
    <Stack $gap="s16">
      <Heading as="h3" id={`move-out-${tenancyId}`} $size="small">
        Move-out checklist
      </Heading>
      <Text $tone="soft">Your last day is {formatDate(data.lastDay)}.</Text>
      {data.inspectionRight && <FirstInspection moveOut={data} right={data.inspectionRight} />}
      <Stack $gap="s8">
        {data.checklist.map(({ id, label, done: isDone }) => (
          <Checkbox
            key={id}
            checked={isDone}
            disabled={save.isPending}
            onChange={({ target }) => toggle(id, target.checked)}
          >
            {label}
            {id === 'forwarding' && data.forwardingAddress && ` (${data.forwardingAddress})`}
          </Checkbox>
        ))}
      </Stack>
      {save.error && (
        <Notice tone="danger" live>
          {save.error.message}
        </Notice>
      )}
    </Stack>
  );
}
