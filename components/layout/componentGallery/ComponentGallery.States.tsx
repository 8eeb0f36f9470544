import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Spinner } from '@/components/ui/icons/Spinner';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { MapIllustration } from '@/components/ui/illustrations/MapIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { ExampleGroup } from './ComponentGallery.Group';

export function StateExamples() {
  return (
    <>
      <ExampleGroup title="Notices">
        <Grid $min="20rem" style={{ width: '100%' }}>
          <Notice title="Rents are all-in">Every fee is in the price you see.</Notice>
          <Notice tone="success" title="Saved">
            We wrote it down.
          </Notice>
          <Notice tone="warning" title="The lease ends in 30 days">
            Tell us what you would like to do.
          </Notice>
          <Notice tone="danger" title="The payment did not go through">
            Nothing was charged. Your bank said no; try another account.
          </Notice>
        </Grid>
      </ExampleGroup>
      <ExampleGroup title="Waiting">
        <Card style={{ width: '18rem' }}>
          <Stack>
            <Skeleton $ratio="4 / 3" $round="card" />
            <Skeleton $width="60%" $height="1.5rem" />
            <Skeleton $width="85%" />
          </Stack>
        </Card>
        <Spinner />
        <div style={{ width: '16rem' }}>
          <Progress label="Your application" value={3} max={5} />
        </div>
      </ExampleGroup>
      <ExampleGroup title="Empty, lost, broken, done">
        <Grid style={{ width: '100%' }}>
          <EmptyState
            picture={<HouseIllustration />}
            level="h3"
            title="No homes fit yet"
            actions={<Button>Clear filters</Button>}
          >
            Try a wider rent range or a place nearby.
          </EmptyState>
          <EmptyState picture={<MapIllustration />} level="h3" title="We are not there yet">
            Tell us where, and we will write when we are.
          </EmptyState>
          <ErrorState level="h3" title="We couldn’t load these homes" onRetry={() => undefined}>
            Your filters are kept.
          </ErrorState>
          <EmptyState picture={<MailboxIllustration />} level="h3" title="Your question is with us">
            A person answers, usually the same day.
          </EmptyState>
          <EmptyState picture={<DoorIllustration />} level="h3" title="Welcome home" />
        </Grid>
      </ExampleGroup>
    </>
  );
}
