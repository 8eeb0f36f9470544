import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

type ItemId = MoveOut['checklist'][number]['id'];

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
      <Heading as="h3" $size="small">
        Move-out checklist
      </Heading>
      <Text $tone="soft">Your last day is {formatDate(data.lastDay)}.</Text>
      {data.inspectionRight && (
        <Text>
          {data.inspectionRight.text} {data.inspectionRight.source}.
        </Text>
      )}
      <Stack $gap="s8">
        {data.checklist.map(({ id, label, done: isDone }) => (
          <Checkbox
            key={id}
            checked={isDone}
            disabled={save.isPending}
            onChange={({ target }) => toggle(id, target.checked)}
          >
            {label}
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
