import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { flagDefinitions } from '@/contract/platform/flags/constants';
import { flags } from '@/contract/platform/flags/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { statusLabels, summaryText } from './flag.labels';

const tones = { off: 'neutral', running: 'success', killed: 'danger' } as const;

/** Every feature flag and experiment. */
export function FlagListScreen() {
  const query = useApi(flags.listFlags);
  return (
    <>
      <AccountPageHeader title="Feature flags" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Turn features on for some people, run experiments, and stop them instantly.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load the flags" skeleton={<Skeleton $height="12rem" $round="card" />}>
        {(data) => (
          <Stack $gap="s16">
            {data.map((flag) => (
              <Card key={flag.key} $pad="s16">
                <Row $justify="space-between">
                  <div>
                    <Link href={routes.accounts.deskFlag({ flagKey: flag.key })}>
                      {flagDefinitions[flag.key].title}
                    </Link>
                    <Text $tone="soft">
                      {flagDefinitions[flag.key].description} {summaryText(flag)}
                    </Text>
                  </div>
                  <Badge tone={tones[flag.status]}>{statusLabels[flag.status]}</Badge>
                </Row>
              </Card>
            ))}
          </Stack>
        )}
      </Loaded>
    </>
  );
}
