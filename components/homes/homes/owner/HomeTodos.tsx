import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { todos } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const SHOWN = 3;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** What waits for the owner at this home; the rest is in the to-dos of the account. */
export function HomeTodos({ homeId }: { readonly homeId: string }) {
  const { data = [] } = useApi(todos.listTodos);
  const own = data.filter((todo) => todo.homeId === homeId);
  if (own.length === 0) return null;
  const more = own.length - SHOWN;
  return (
    <Stack as="section" aria-labelledby="home-todos" $gap="s12">
      <Heading id="home-todos" $size="small">
        To do for this home
      </Heading>
      <List>
        {own.slice(0, SHOWN).map(({ id, title, reason, dueOn, action }) => (
          <Card as="li" key={id} $pad="s16">
            <Link href={action.href}>{title}</Link>
            <Text $size="small" $tone="soft">
              {reason} {dueOn && `By ${formatDate(dueOn)}.`}
            </Text>
          </Card>
        ))}
      </List>
      {more > 0 && (
        <Link href={routes.accounts.overview()}>{more === 1 ? 'See 1 more to-do' : `See ${more} more to-dos`}</Link>
      )}
    </Stack>
  );
}
