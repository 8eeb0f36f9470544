import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { routes } from '@/contract/routes';

/** Reading for the time until we talk. */
export function OtherTimeZoneCard() {
  return (
    <Card $tone="sunken">
      <Stack $gap="s12">
        <Heading $size="label">Before we talk</Heading>
        <Link href={routes.howItWorks()} prefetch={false}>
          How it works
        </Link>
        <Link href={routes.faq()} prefetch={false}>
          Frequently asked questions
        </Link>
      </Stack>
    </Card>
  );
}
