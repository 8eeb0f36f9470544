import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { ruledList } from '@/styles/ruledList';

const List = styled.ul`
  ${ruledList}
`;

/** Questions that the member sent, here or before they had an account. Renders nothing without questions. */
export function OpenQuestions() {
  const { data = [] } = useApi(account.listQuestions);
  if (data.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="questions">
      <Heading id="questions" $size="small">
        Your questions
      </Heading>
      <List>
        {data.map(({ id, message, home, askedAt, answerBy }) => (
          <li key={id}>
            <Text $weight="medium">{message || 'You sent us your address.'}</Text>
            <Text $size="small" $tone="soft">
              <ReaderTime at={askedAt} format={formatDateTime} />
              {home && (
                <>
                  , about{' '}
                  <Link href={routes.homes.one({ place: home.citySlug, homeId: home.id })}>{home.streetAddress}</Link>
                </>
              )}
              . We’ll reply by email by <ReaderTime at={answerBy} format={formatDateTime} />.
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}
