import { useRouter } from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { HOUR_MS } from '@/contract/calendar/durations';
import { instantOf } from '@/contract/calendar/instantOf';
import { MAX_SERVICE_WINDOWS } from '@/contract/care/proServices/constants';
import { isProService, type ProServiceName, proService, proServices } from '@/contract/care/proServices/endpoints';
import { orderButtonText, serviceTerms } from '@/contract/care/proServices/terms';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDateTime } from '@/lib/format/dates';
import { durationText, priceText } from '@/lib/labels/service.labels';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';
import { type ServiceSide, serviceRoutes } from './serviceRoutes';
import { useServicePhotos } from './useServicePhotos';

/** Within which they come. */
const ARRIVAL_MS = 4 * HOUR_MS;

const Facts = styled.dl`
  display: grid;
  gap: ${space.s8} ${space.s24};
  margin: 0;

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }

  ${up('sm')} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;

interface OrderServiceScreenProps {
  readonly proService: string;
}

function OrderServiceScreen({ name, side }: { readonly name: string; readonly side: ServiceSide }) {
  const routes = serviceRoutes(side);
  const all = <Link href={routes.create()}>All services</Link>;
  if (!isProService(name))
    return (
      <>
        <AccountPageHeader title="Pro services" actions={all} />
        <Notice tone="warning" title="We don’t have that service">
          Choose one from the list.
        </Notice>
      </>
    );
  const service = proService(name);
  return (
    <>
      <AccountPageHeader title={service.title} actions={all}>
        {service.summary} {priceText(service)}. {durationText(service)}.
      </AccountPageHeader>
      <Stack $gap="s24">
        <Card $pad="s16">
          <Stack $gap="s8">
            <Text>Included: {service.included.join(', ').toLowerCase()}.</Text>
            <Text $tone="soft">Not included: {service.notIncluded.join(', ').toLowerCase()}.</Text>
            <Text $tone="soft">
              You pay for it.
              {side === 'resident' && service.altersHome && ' It changes the home, so the owner has to allow it first.'}
            </Text>
          </Stack>
        </Card>
        <OrderForm name={name} side={side} />
      </Stack>
    </>
  );
}

function OrderForm({ name, side }: { readonly name: ProServiceName; readonly side: ServiceSide }) {
  const router = useRouter();
  const homes = useApi(proServices.listServiceHomes, { query: { as: side } });
  const {
    values: { homeId, scope, starts },
    set,
    clear,
  } = useDraft(`service:${name}`, { homeId: '', scope: '', starts: [''] });
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { sending, send } = useServicePhotos();
  const [step, setStep] = useState<'form' | 'review'>('form');
  const [isChecked, setChecked] = useState(false);
  const order = useApiMutation(proServices.orderService, { touches: [proServices], onArrived: clear });
  if (!homes.data)
    return (
      <Loaded query={homes} title="We couldn’t load your homes" skeleton={<Skeleton $height="12rem" $round="card" />} />
    );
  const [first] = homes.data;
  if (!first)
    return (
      <EmptyState picture={<HouseIllustration />} title="No home to order for">
        {side === 'owner' ? 'Add a home first. Then order for it here.' : 'You can order once you’ve signed a lease.'}
      </EmptyState>
    );
  const { homeId: chosen, timeZone, address } = homes.data.find((home) => home.homeId === homeId) ?? first;
  const problems = {
    scope: scope.trim() ? undefined : 'Tell the Pro what to do',
    windows: starts.some(Boolean) ? undefined : 'Add at least one time',
  };
  const submit = () => {
    const windows = starts.filter(Boolean).map((start) => {
      const from = instantOf(start, timeZone);
      return { from, to: new Date(Date.parse(from) + ARRIVAL_MS).toISOString() };
    });
    order.mutate(
      { body: { homeId: chosen, service: name, as: side, scope, windows } },
      {
        // What did not arrive is added on the page of the order, which says what is there.
        onSuccess: async ({ id }) => {
          await send(id, photos);
          await router.push(`${serviceRoutes(side).order({ proService: name, taskId: id })}?placed=1`);
        },
      },
    );
  };
  // What the API finds wrong is shown where it was typed.
  if (step === 'review' && !order.error?.fields)
    return (
      <OrderReview
        name={name}
        side={side}
        address={address}
        scope={scope}
        starts={starts.filter(Boolean).map((start) => formatDateTime(instantOf(start, timeZone), timeZone))}
        photos={photos.length}
        error={order.error?.message}
        sending={order.isPending || sending !== undefined}
        onOrder={submit}
        onBack={() => {
          order.reset();
          setStep('form');
        }}
      />
    );
  return (
    <Stack $gap="s16">
      {homes.data.length > 1 && (
        <SelectField
          label="Home"
          options={homes.data.map((home) => ({ value: home.homeId, label: home.address }))}
          value={chosen}
          onChange={(homeId) => set({ homeId })}
        />
      )}
      <TextAreaField
        label="What should the Pro do?"
        error={order.error?.fields?.scope ?? (isChecked ? problems.scope : undefined)}
        value={scope}
        onChange={(scope) => set({ scope })}
      />
      {starts.map((start, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: Times are only ever added at the end.
          key={at}
          label={at === 0 ? 'When can they come?' : `Another time that suits (${at + 1})`}
          optional={at > 0}
          help={at === 0 ? 'They arrive within 4 hours from then.' : undefined}
          error={at === 0 ? (order.error?.fields?.windows ?? (isChecked ? problems.windows : undefined)) : undefined}
          type="datetime-local"
          value={start}
          onChange={(value) => set({ starts: starts.with(at, value) })}
        />
      ))}
      {starts.length < MAX_SERVICE_WINDOWS && (
        <Row>
          <Button tone="secondary" size="small" onClick={() => set({ starts: [...starts, ''] })}>
            Add another time
          </Button>
        </Row>
      )}
      <Stack $gap="s8" $align="start">
        <FilePickerButton
          multiple
          size="small"
          accept={PHOTO_ACCEPT}
          onSelectAll={(files) => setPhotos([...photos, ...files])}
        >
          Add photos
        </FilePickerButton>
        <Text $tone="soft" $size="small" aria-live="polite">
          {sending
            ? `Sending photo ${sending.at} of ${sending.of}`
            : photos.length === 0
              ? 'Optional. Show the Pro what to do.'
              : photos.length === 1
                ? '1 photo added.'
                : `${photos.length} photos added.`}
        </Text>
      </Stack>
      <Row>
        <Button
          onClick={() => {
            order.reset();
            setChecked(true);
            if (!problems.scope && !problems.windows) setStep('review');
          }}
        >
          Review order
        </Button>
      </Row>
    </Stack>
  );
}

interface OrderReviewProps {
  readonly name: ProServiceName;
  readonly side: ServiceSide;
  readonly address: string;
  readonly scope: string;
  readonly starts: readonly string[];
  readonly photos: number;
  readonly error: string | undefined;
  readonly sending: boolean;
  readonly onOrder: () => void;
  readonly onBack: () => void;
}

/** What is ordered, what it costs, how it is paid, and until when it can be canceled: before it is ordered. */
function OrderReview({
  name,
  side,
  address,
  scope,
  starts,
  photos,
  error,
  sending,
  onOrder,
  onBack,
}: OrderReviewProps) {
  const region = useFocusRestore<HTMLDivElement>();
  const service = proService(name);
  const terms = serviceTerms(name, side);
  const facts = [
    ['Home', address],
    ['What to do', scope],
    ['When', `${starts.join(', or ')}. They arrive within 4 hours from then.`],
    ...(photos > 0 ? [['Photos', String(photos)]] : []),
    ['Price', terms.price],
    ['Payment', terms.payment],
    ['Canceling', terms.cancellation],
  ] as const;
  return (
    <Card ref={region} tabIndex={-1} as="section" aria-labelledby="order-review">
      <Stack $gap="s16">
        <Heading as="h2" id="order-review" $size="small">
          Review your order: {service.title}
        </Heading>
        <Facts>{facts.map(([term, text]) => [<dt key={`${term}-name`}>{term}</dt>, <dd key={term}>{text}</dd>])}</Facts>
        {side === 'resident' && service.altersHome && (
          <Text>It changes the home, so the owner has to allow it first. We’ll email you their answer.</Text>
        )}
        {error && (
          <Notice live tone="danger" title="Nothing was ordered">
            {error}
          </Notice>
        )}
        <Row>
          <Button loading={sending} onClick={onOrder}>
            {orderButtonText(name)}
          </Button>
          <Button tone="ghost" onClick={onBack}>
            Change
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

export const OwnerServiceScreen = ({ proService: name }: OrderServiceScreenProps) => (
  <OrderServiceScreen name={name} side="owner" />
);
export const ResidentServiceScreen = ({ proService: name }: OrderServiceScreenProps) => (
  <OrderServiceScreen name={name} side="resident" />
);
