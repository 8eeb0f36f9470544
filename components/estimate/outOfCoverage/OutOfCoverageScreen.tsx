import styled from 'styled-components';
import { ReportUnavailable } from '@/components/estimate/report/ReportUnavailable';
import { useReport } from '@/components/estimate/report/useReport';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { formatAddress } from '@/lib/address/addressText';
import { routes } from '@/lib/routing/routes';
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
        <PageHead title="Rents where we are not yet" noindex />
        <OutOfCoverageLayout>
          <ReportUnavailable failed={failed} onRetry={retry} />
        </OutOfCoverageLayout>
      </Container>
    );
  const { address, fairRents } = report;
  return (
    <Container $width="reading">
      <PageHead title="Rents where we are not yet" noindex />
      <OutOfCoverageLayout $gap="s48">
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            We are not in {address.city} yet
          </Heading>
          <Text $size="large" $tone="soft">
            {formatAddress(address)} is outside the places we lease homes, so we will not pretend to know its rent.
          </Text>
        </Stack>
        {fairRents ? (
          <Stack as="section" aria-labelledby="public" $gap="s12">
            <Heading id="public" $size="part">
              What public figures say for {address.zipcode}
            </Heading>
            <Text $tone="soft">
              The fair market rent of the US Department of Housing and Urban Development: four of ten homes rented there
              lately cost less, six more. Figures of 2024, with utilities.
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
          <Text>Public figures for that ZIP Code are not to be had either; with it we could look again.</Text>
        )}
        <CoverageWaitlistForm address={address} />
        <Text $tone="soft">
          Another home in mind? <Link href={routes.rentEstimate.flow()}>Change the address</Link>, or see{' '}
          <Link href={routes.sitemap.coverage()}>where we are</Link>.
        </Text>
      </OutOfCoverageLayout>
    </Container>
  );
}
