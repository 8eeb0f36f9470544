import { outcomes, staffReasons } from '@/components/tenancy/rentReports/rentReport.labels';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { useApi } from '@/hooks/useApi';

/** The residents of a file, with why some are left out. */
export function RentReportLines({ rentReportId }: { readonly rentReportId: string }) {
  const query = useApi(rentReports.listRentReportLines, { params: { rentReportId } });
  return (
    <Loaded query={query} title="We couldn’t load the residents" skeleton={<Skeleton $height="4rem" />}>
      {(data) => (
        <Stack as="ul" $gap="s12">
          {data.items.map(({ id, name, address, homeId, outcome, reason, dueCents, paidCents }) => (
            <li key={id}>
              <Text>
                {name}, <Link href={routes.accounts.deskHome({ homeId })}>{address}</Link>
              </Text>
              <Text $size="small">
                {reason ? `Left out: ${staffReasons[reason]}` : outcomes[outcome].label} · Rent{' '}
                <Money amount={dueCents} cents="always" />, paid <Money amount={paidCents} cents="always" />
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
