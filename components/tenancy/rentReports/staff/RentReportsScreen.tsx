import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { useApi } from '@/hooks/useApi';
import { pluralize } from '@/lib/format/text';
import { RentDisputeCard } from './RentDisputeCard';
import { RentReportCard } from './RentReportCard';

/** Monthly files of rent for the credit bureaus: what to send, what was sent, who is left out, and disputes. */
export function RentReportsScreen() {
  const query = useApi(rentReports.listRentReports);
  return (
    <>
      <AccountPageHeader title="Rent reports" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        On the 10th of each month we make a file of the rent that was paid on time in the month before. Download it,
        send it to each credit bureau, and record the receipt.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load the files" skeleton={<Skeleton $height="20rem" $round="card" />}>
        {({ isDemo, enrolled, reports, disputes }) => (
          <Stack $gap="s32">
            {isDemo && (
              <Notice tone="warning">
                No bureau knows us yet, so none takes these files. An administrator must enter what the bureaus assigned
                to us.
              </Notice>
            )}
            <Text>{pluralize(enrolled, 'resident')} chose rent reporting.</Text>
            {disputes.length > 0 && (
              <Stack as="section" aria-labelledby="rent-disputes">
                <Heading id="rent-disputes" $size="small">
                  Disputes to answer
                </Heading>
                {disputes.map((dispute) => (
                  <RentDisputeCard key={dispute.id} dispute={dispute} />
                ))}
              </Stack>
            )}
            <Stack as="section" aria-labelledby="rent-files">
              <Heading id="rent-files" $size="small">
                Monthly files
              </Heading>
              {reports.length > 0 ? (
                reports.map((report) => <RentReportCard key={report.id} report={report} />)
              ) : (
                <EmptyState level="h3" title="No file yet">
                  The first one is made on the 10th after a resident starts rent reporting.
                </EmptyState>
              )}
            </Stack>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
