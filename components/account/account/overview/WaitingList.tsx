import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { todos } from '@/contract/account/todos/endpoints';
import { useApi } from '@/hooks/useApi';
import { ruledList } from '@/styles/ruledList';

const List = styled.ul`
  ${ruledList}
`;

/** What goes on without the person: each with whom we wait for. Nothing where nothing is under way. */
export function WaitingList() {
  const { data = [] } = useApi(todos.listWaiting);
  if (data.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="waiting">
      <Heading id="waiting" $size="small">
        Waiting on others
      </Heading>
      <List>
        {data.map(({ id, title, reason, action }) => (
          <li key={id}>
            <Text $weight="medium">
              <Link href={action.href} aria-label={`${action.label}: ${title}`}>
                {title}
              </Link>
            </Text>
            <Text $size="small" $tone="soft">
              {reason}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}
