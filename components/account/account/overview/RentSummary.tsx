import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { sumCents } from '@/contract/amounts/cents';
import { LISTED_STATUSES } from '@/contract/homes/homes/constants';
import { routes } from '@/contract/routes';
import { pluralize } from '@/lib/format/text';

/** A lease runs. */
const LEASED: readonly AccountHome['status'][] = ['leased', 'notice_given'];
const isListed = ({ status }: AccountHome) => LISTED_STATUSES.some((listed) => listed === status);
const isWithUs = ({ status }: AccountHome) => status !== 'offboarded';
const hasLeft = ({ status }: AccountHome) => status === 'off_market' || status === 'offboarded';

/** The rent of leased homes; before there are any, of those listed; before that, what is expected. */
function summaryOf(homes: readonly AccountHome[]) {
  const leased = homes.filter(({ status }) => LEASED.includes(status));
  if (leased.length > 0)
    return {
      leased: true,
      title: 'Monthly rent',
      counted: leased,
      note: `${leased.length} of ${pluralize(homes.filter(isWithUs).length, 'home')} leased`,
    };
  const listed = homes.filter(isListed);
  if (listed.length > 0)
    return { title: 'Listed rent', counted: listed, note: `${pluralize(listed.length, 'home')} on the market` };
  const coming = homes.filter((home) => !hasLeft(home));
  return {
    title: 'Expected rent',
    counted: coming,
    note: `${pluralize(coming.length, 'home')} on the way to the market`,
  };
}

/** What matters most to a homeowner. */
export function RentSummary({ homes }: { readonly homes: readonly AccountHome[] }) {
  const { title, counted, note, leased = false } = summaryOf(homes);
  if (counted.length === 0) return null;
  return (
    <Card as="section" $tone="wash" aria-labelledby="rent-summary">
      <Row $justify="space-between">
        <Stack $gap="s4">
          <Heading id="rent-summary" $size="label">
            {title}
          </Heading>
          <Text $weight="semibold" style={{ fontSize: '2rem', lineHeight: 1.2 }}>
            <Money amount={sumCents(counted.map(({ rentCents }) => rentCents))} per="month" />
          </Text>
          <Text $size="small" $tone="soft">
            {note}
          </Text>
        </Stack>
        {leased && <Link href={routes.accounts.portfolio.earnings()}>See your earnings</Link>}
      </Row>
    </Card>
  );
}
