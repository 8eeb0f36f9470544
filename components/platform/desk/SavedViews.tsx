import { IconButton } from '@/components/ui/actions/IconButton';
import { CloseIcon } from '@/components/ui/icons/statusIcons';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Tooltip } from '@/components/ui/overlays/Tooltip';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { countLabel, waitLabel } from './desk.labels';
import { queueHref } from './deskQueries';

/** The views one saved, each with its count and how long the oldest item has waited. */
export function SavedViews() {
  const { data, dataUpdatedAt } = useApi(desk.listViews);
  const remove = useApiMutation(desk.removeView, { touches: [desk] });
  if (!data || data.length === 0) return null;
  return (
    <Stack as="section" $gap="s12" aria-labelledby="saved-views">
      <Heading id="saved-views" $size="small">
        Your views
      </Heading>
      <Grid $gap="s8" $min="15rem">
        {data.map(({ id, name, queueId, assignee, overdue, oldestSince, ...count }) => (
          <Card key={id} $pad="s12">
            <Row $justify="space-between">
              <Link
                href={queueHref(queueId, {
                  ...(assignee && { assignee }),
                  ...(overdue && { overdue: 'yes' as const }),
                })}
                shallow
              >
                {name}
              </Link>
              <Row $gap="s8">
                <Text as="span" $weight="semibold">
                  {countLabel(count)}
                </Text>
                <Tooltip text="Remove this view">
                  <IconButton
                    label={`Remove view: ${name}`}
                    onClick={() => remove.mutate({ params: { deskViewId: id } })}
                  >
                    <CloseIcon />
                  </IconButton>
                </Tooltip>
              </Row>
            </Row>
            {oldestSince && (
              <Text $size="small" $tone="soft">
                Oldest: {waitLabel(oldestSince, dataUpdatedAt)}
              </Text>
            )}
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
