import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import { routes } from '@/lib/routes';

/** Reading for the time until we talk. */
export function OtherTimeZoneCard() {
  return (
    <Card $tone="sunken">
      <Stack $gap="s12">
        <Heading $size="label">Until then</Heading>
        <Link href={routes.howItWorks()} prefetch={false}>
          How it works
        </Link>
        <Link href={routes.faq()} prefetch={false}>
          What people ask us
        </Link>
      </Stack>
    </Card>
  );
}
