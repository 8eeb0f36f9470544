import NextLink from 'next/link';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DeskCommands } from '@/components/platform/desk/DeskCommands';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { reports } from '@/contract/platform/reports/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { plainList } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}

  li {
    padding-block: ${space.s12};
    border-block-end: 1px solid ${color.line};
  }

  a {
    font-weight: ${weight.semibold};
  }
`;

/** Every report of the reader's duties. */
export function ReportsScreen() {
  const query = useApi(reports.listReports);
  const { data } = query;
  return (
    <>
      <AccountPageHeader
        title="Reports"
        actions={
          <>
            <Link href={routes.accounts.desk()}>Desk</Link>
            <DeskCommands />
          </>
        }
      >
        Each on screen and as a file.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the reports"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
      {data?.length === 0 && <Text>No report belongs to your duties.</Text>}
      {data && data.length > 0 && (
        <List>
          {data.map(({ id, title, summary }) => (
            <li key={id}>
              <NextLink href={routes.accounts.deskReport({ reportId: id })}>{title}</NextLink>
              <Text $tone="soft" $size="small">
                {summary}
              </Text>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
