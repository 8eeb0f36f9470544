import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { announce } from '@/components/ui/feedback/announcements';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Progress } from '@/components/ui/feedback/Progress';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SuccessIcon } from '@/components/ui/icons/statusIcons';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type Todo, todos } from '@/contract/account/todos/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { ruledList } from '@/styles/ruledList';
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

const Parts = styled.div`
  max-width: 20rem;
  margin-block-start: ${space.s8};
`;

const SmallList = styled.ul`
  ${ruledList}

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s4} ${space.s24};
  }
`;

const DoneMark = styled.span`
  color: ${color.success};
`;

/** What waits for this person, the most urgent first; what is only good to have stands below, small. `paysAbove`: what is owed stands above with the way to pay it. */
export function TodoList({ paysAbove = false }: { readonly paysAbove?: boolean }) {
  const list = useApi(todos.listTodos);
  const part = useFocusRestore<HTMLElement>();
  const touches = [todos, account];
  const snooze = useApiMutation(todos.snoozeTodo, { touches });
  const dismiss = useApiMutation(todos.dismissTodo, { touches });
  const updateTodo = (mutation: typeof snooze | typeof dismiss, { id, title }: Todo, message: string) =>
    mutation.mutate({ params: { todoId: id } }, { onSuccess: () => announce(`${title}: ${message}.`) });
  const problem = snooze.error ?? dismiss.error;
  const shown = list.data?.filter(({ kind }) => !(paysAbove && kind === 'payRent')) ?? [];
  const pressing = shown.filter(({ urgency }) => urgency !== 'optional');
  const optional = shown.filter(({ urgency }) => urgency === 'optional');
  const waysOut = (todo: Todo) =>
    todo.mayDismiss && (
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
    );
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
      <Loaded
        query={list}
        title="We couldn’t load your to-do list"
        level="h3"
        skeleton={<Skeleton $height="5rem" $round="card" />}
      />
      {list.data && pressing.length === 0 && shown.length === list.data.length && (
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
        {pressing.map((todo, position) => (
          <Item as="li" key={todo.id} $pad="s16">
            <Details>
              <Row $gap="s8">
                <Text $weight="semibold">{todo.title}</Text>
                {todo.urgency === 'safety' && <Badge tone="danger">Urgent</Badge>}
              </Row>
              <Reason todo={todo} />
              {todo.progress && todo.progress.of > 1 && (
                <Parts>
                  <Progress label={`Parts done: ${todo.title}`} value={todo.progress.done} max={todo.progress.of} />
                </Parts>
              )}
            </Details>
            <Row $gap="s4">
              {waysOut(todo)}
              {/* One main thing to do: the first. */}
              <ButtonLink
                size="small"
                tone={position === 0 && !paysAbove ? 'primary' : 'secondary'}
                href={todo.action.href}
              >
                {todo.action.label}
              </ButtonLink>
            </Row>
          </Item>
        ))}
      </List>
      {optional.length > 0 && (
        <Stack as="section" aria-labelledby="optional-todos" $gap="s4">
          <Heading as="h3" id="optional-todos" $size="label">
            When you have time
          </Heading>
          <SmallList>
            {optional.map((todo) => (
              <li key={todo.id}>
                <Details>
                  <Link href={todo.action.href}>{todo.title}</Link>
                  <Reason todo={todo} />
                </Details>
                <Row $gap="s4">{waysOut(todo)}</Row>
              </li>
            ))}
          </SmallList>
        </Stack>
      )}
    </Stack>
  );
}

function Reason({ todo: { reason, dueOn } }: { readonly todo: Todo }) {
  return (
    <Text $size="small" $tone="soft">
      {reason} {dueOn && `By ${formatDate(dueOn)}.`}
    </Text>
  );
}
