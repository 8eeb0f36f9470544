import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { ResultOf } from '@/contract/endpoint';
import { qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatPhone } from '@/lib/format/text';

type Review = ResultOf<typeof qualifications.listQualifications>[number];

/** Homes that the rules leave open: a person decides and says why. */
export function QualificationsScreen() {
  const query = useApi(qualifications.listQualifications);
  const { data, dataUpdatedAt } = query;
  return (
    <>
      <AccountPageHeader title="Homes to review" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        The owner hears your decision by email, with your reason.
      </AccountPageHeader>
      <Stack $gap="s16">
        <Loaded
          query={query}
          title="We couldn’t load the reviews"
          skeleton={<Skeleton $height="16rem" $round="card" />}
        />
        {data?.length === 0 && (
          <EmptyState picture={<HouseIllustration />} title="All caught up">
            No home is waiting for a decision.
          </EmptyState>
        )}
        {data?.map((review) => (
          <ReviewCard key={review.id} review={review} now={dataUpdatedAt} />
        ))}
      </Stack>
    </>
  );
}

function ReviewCard({ review, now }: { readonly review: Review; readonly now: number }) {
  const { id, address, reasons, units, reviewBy, name, email, phone, relation } = review;
  const [reason, setReason] = useState('');
  const decide = useApiMutation(qualifications.decideQualification, { touches: [qualifications] });
  const { error } = decide;
  const run = (outcome: 'approved' | 'declined') =>
    decide.mutate({ params: { qualificationId: id }, body: { outcome, reason } });
  return (
    <Card as="article" $pad="s16" aria-labelledby={`review-${id}`}>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Heading as="h2" id={`review-${id}`} $size="small">
            {[address.streetAddress, address.unit, address.city].filter(Boolean).join(', ')}
          </Heading>
          {reviewBy && Date.parse(reviewBy) < now && <Badge tone="danger">Overdue</Badge>}
        </Row>
        {reviewBy && (
          <Text $size="small" $tone="soft">
            Decide by <DeskTime at={reviewBy} timeZone={review.timeZone} />
          </Text>
        )}
        <Text>{[name, relation, email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}</Text>
        {units.map((unit) => (
          <Text key={unit.unit ?? 'home'}>
            {unit.unit && `Unit ${unit.unit}: `}
            {unit.beds} bd · {unit.baths} ba · {unit.sqft.toLocaleString('en-US')} sq ft ·{' '}
            <Money amount={unit.rentCents} per="month" />
          </Text>
        ))}
        {reasons.map((each) => (
          <Notice key={`${each.rule}${each.unit}`} tone="info" title={each.reason}>
            {each.change}
          </Notice>
        ))}
        <TextAreaField
          label={`Reason for ${address.streetAddress}`}
          error={error?.fields?.reason}
          rows={2}
          value={reason}
          onChange={setReason}
        />
        {error && !error.fields?.reason && (
          <Notice live tone="danger" title="Not saved">
            {error.message}
          </Notice>
        )}
        <Row>
          <Button size="small" loading={decide.isPending} onClick={() => run('approved')}>
            Approve home
          </Button>
          <Button size="small" tone="secondary" disabled={decide.isPending} onClick={() => run('declined')}>
            Decline home
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
