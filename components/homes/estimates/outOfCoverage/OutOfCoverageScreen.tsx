import styled from 'styled-components';
import { ReportUnavailable } from '@/components/homes/estimates/report/ReportUnavailable';
import { useReport } from '@/components/homes/estimates/report/useReport';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { formatAddress } from '@/lib/address/addressText';
import { tabular } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { CoverageWaitlistForm } from './CoverageWaitlistForm';

const OutOfCoverageLayout = styled(Stack)`
  padding-block: ${space.s48} ${space.s96};
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: ${space.s12};
    border-block-end: 1px solid ${color.line};
    text-align: start;
  }

  td {
    text-align: end;
  }
`;

const beds = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms'];

/** Where we are not yet: what public figures say, and a place on the list. */
export function OutOfCoverageScreen() {
  const { report, failed, retry } = useReport();
  if (!report)
    return (
      <Container $width="reading">
        <PageHead title="Rents outside our service area" noindex />
        <OutOfCoverageLayout>
          <ReportUnavailable failed={failed} onRetry={retry} />
        </OutOfCoverageLayout>
      </Container>
    );
  const { address, fairRents } = report;
  return (
    <Container $width="reading">
      <PageHead title="Rents outside our service area" noindex />
      <OutOfCoverageLayout $gap="s48">
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            We’re not in {address.city} yet
          </Heading>
          <Text $size="large" $tone="soft">
            {formatAddress(address)} is outside our service area, so we can’t estimate its rent.
          </Text>
        </Stack>
        {fairRents ? (
          <Stack as="section" aria-labelledby="public" $gap="s12">
            <Heading id="public" $size="part">
              Public rent data for {address.zipcode}
            </Heading>
            <Text $tone="soft">
              These are fair market rents from the US Department of Housing and Urban Development. Of the homes recently
              rented there, 40% cost less and 60% cost more. Data from 2024, with utilities.
            </Text>
            <Table>
              <tbody>
                {fairRents.map((rent, n) => (
                  <tr key={beds[n]}>
                    <th scope="row">{beds[n]}</th>
                    <td>
                      <Money amount={rent * 100} per="month" />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Stack>
        ) : (
          <Text>We don’t have public rent data for that ZIP code.</Text>
        )}
        <CoverageWaitlistForm address={address} />
        <Text $tone="soft">
          Have another home? <Link href={routes.rentEstimate.flow()}>Change the address</Link>, or see{' '}
          <Link href={routes.sitemap.coverage()}>our service areas</Link>.
        </Text>
      </OutOfCoverageLayout>
    </Container>
  );
}
