import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { announce } from '@/components/ui/feedback/announcements';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SuccessIcon } from '@/components/ui/icons/statusIcons';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type Todo, todos } from '@/contract/account/todos/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const Item = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s24};
`;

const Details = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
`;

const DoneMark = styled.span`
  color: ${color.success};
`;

/** What waits for this person: each with its reason, its day and the one place where it is done. */
export function TodoList() {
  const list = useApi(todos.listTodos);
  const part = useFocusRestore<HTMLElement>();
  const touches = [todos, account];
  const snooze = useApiMutation(todos.snoozeTodo, { touches });
  const dismiss = useApiMutation(todos.dismissTodo, { touches });
  const updateTodo = (mutation: typeof snooze | typeof dismiss, { id, title }: Todo, message: string) =>
    mutation.mutate({ params: { todoId: id } }, { onSuccess: () => announce(`${title}: ${message}.`) });
  const problem = snooze.error ?? dismiss.error;
  return (
    <Stack as="section" ref={part} tabIndex={-1} aria-labelledby="todos">
      <Heading id="todos" $size="small">
        To do
      </Heading>
      {problem && (
        <Text role="alert" $tone="danger">
          {problem.message}
        </Text>
      )}
      {list.isPending && <Skeleton $height="5rem" $round="card" />}
      {list.isError && !list.data && (
        <ErrorState
          level="h3"
          title="We couldn’t load your to-do list"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data?.length === 0 && (
        <Card $tone="wash">
          <Row $wrap={false}>
            <DoneMark>
              <SuccessIcon size={24} />
            </DoneMark>
            <Text>You’re all caught up.</Text>
          </Row>
        </Card>
      )}
      <List>
        {list.data?.map((todo) => (
          <Item as="li" key={todo.id} $pad="s16">
            <Details>
              <Text $weight="semibold">{todo.title}</Text>
              <Text $size="small" $tone="soft">
                {todo.reason} {todo.dueOn && `By ${formatDate(todo.dueOn)}.`}
              </Text>
            </Details>
            <Row $gap="s4">
              {todo.mayDismiss && (
                <>
                  <Button
                    tone="ghost"
                    size="small"
                    aria-label={`Later: ${todo.title}`}
                    onClick={() => updateTodo(snooze, todo, 'we remind you in a week')}
                  >
                    Later
                  </Button>
                  <Button
                    tone="ghost"
                    size="small"
                    aria-label={`No thanks: ${todo.title}`}
                    onClick={() => updateTodo(dismiss, todo, 'gone')}
                  >
                    No thanks
                  </Button>
                </>
              )}
              <ButtonLink size="small" href={todo.action.href}>
                {todo.action.label}
              </ButtonLink>
            </Row>
          </Item>
        ))}
      </List>
    </Stack>
  );
}
