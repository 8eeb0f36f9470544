import NextLink from 'next/link';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DeskCommands } from '@/components/platform/desk/DeskCommands';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { portfolioImportStatusLabels, portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';
import { NewImportForm } from './NewImportForm';
import { importTones } from './portfolioImports.labels';

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

/** Every portfolio that was moved in, and the way to begin one. */
export function PortfolioImportsScreen() {
  const query = useApi(portfolioImports.listPortfolioImports);
  const { data } = query;
  return (
    <>
      <AccountPageHeader
        title="Import a portfolio"
        actions={
          <>
            <Link href={routes.accounts.desk()}>Desk</Link>
            <DeskCommands />
          </>
        }
      >
        Move homes over from spreadsheets, Buildium, AppFolio, or DoorLoop. Nothing is made before you start it.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the imports"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s32">
          {data.items.length > 0 ? (
            <List>
              {data.items.map(({ id, name, status, cutoverOn, createdBy }) => (
                <li key={id}>
                  <Row $gap="s12">
                    <NextLink href={routes.accounts.deskImport({ portfolioImportId: id })}>{name}</NextLink>
                    <Badge tone={importTones[status]}>{portfolioImportStatusLabels[status]}</Badge>
                  </Row>
                  <Text $tone="soft" $size="small">
                    First day here: {formatDate(cutoverOn)} · begun by {createdBy}
                  </Text>
                </li>
              ))}
            </List>
          ) : (
            <EmptyState title="No portfolio yet">
              {data.canImport ? 'Begin the first one below.' : 'An administrator begins the first one.'}
            </EmptyState>
          )}
          {data.canImport && <NewImportForm />}
        </Stack>
      )}
    </>
  );
}
