import { PageHead } from '@/components/layout/head/PageHead';
import { EnvelopeView } from '@/components/platform/signing/EnvelopeView';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type Agreement, agreements } from '@/contract/onboarding/agreements/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { startAgreementHref } from '@/lib/account/agreementRoutes';
import { formatDay } from '@/lib/format/dates';
import { plainFormPath } from '@/lib/plainForms/paths';
import { agreementStatusLabel, planLabels } from './agreement.labels';
import { FlowPage } from './FlowPage';

function Completed({ agreement, arrived }: { readonly agreement: Agreement; readonly arrived: boolean }) {
  return (
    <Confirmation
      title="Signed by everyone and sealed"
      arrived={arrived}
      action={
        agreement.isOwner ? (
          <ButtonLink href={routes.accounts.portfolio.property({ propertyId: agreement.homeId })}>
            Go to your home
          </ButtonLink>
        ) : (
          <ButtonLink href={routes.accounts.documents()}>View documents</ButtonLink>
        )
      }
    >
      <Text>
        {agreement.isOwner && 'Next, tell us how the home works: access, utilities, and your preferences. '}
        Your copy is in <Link href={routes.accounts.documents()}>your documents</Link>. You can{' '}
        <Link href={routes.verify()}>verify it</Link> at any time.
      </Text>
    </Confirmation>
  );
}

const endedTitles = {
  declined: 'declined to sign',
  expired: 'Not everyone signed in time',
  voided: 'This agreement was withdrawn',
} as const;

function Ended({ agreement, status }: { readonly agreement: Agreement; readonly status: string }) {
  const { ended, isOwner, homeId } = agreement;
  const title =
    status === 'declined'
      ? `${ended?.by ?? 'Someone'} ${endedTitles.declined}`
      : status === 'expired'
        ? endedTitles.expired
        : endedTitles.voided;
  return (
    <Card $tone="sunken">
      <Stack $gap="s16" $align="start">
        <Heading $size="part">{title}</Heading>
        {ended?.reason && <Text>“{ended.reason}”</Text>}
        <Text>
          No one is bound by it, and everyone who was invited can read this.{' '}
          {isOwner
            ? 'Talk it over with the others or message us. Then start again: your answers are still there, so you only change what should be different.'
            : 'The owner who sent it can change it and send it again. Message us if you have questions.'}
        </Text>
        <Row>
          {isOwner && <ButtonLink href={startAgreementHref(homeId)}>Start again</ButtonLink>}
          <ButtonLink href={routes.accounts.inbox()} tone="secondary">
            Message us
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}

/** For our staff: takes over the countersignature. */
function ClaimCounterSignature({ agreement }: { readonly agreement: Agreement }) {
  const { data } = useApi(account.getAccount);
  const claim = useApiMutation(agreements.claimCounterSignature, { touches: [agreements, signing] });
  const manager = agreement.signers.find(({ role, status }) => role === 'manager' && status !== 'delegated');
  if (!data?.roles.includes('staff') || agreement.status !== 'sent' || !manager || manager.isMe) return null;
  return (
    <Stack $gap="s12" $align="start">
      <Text>{manager.name} countersigns this agreement.</Text>
      {claim.error && (
        <Notice live tone="danger">
          {claim.error.message}
        </Notice>
      )}
      <Button
        tone="secondary"
        loading={claim.isPending}
        onClick={() => claim.mutate({ params: { agreementId: agreement.id }, body: {} })}
      >
        Countersign it myself
      </Button>
    </Stack>
  );
}

/** A signed agreement without a document here: what was agreed, when, and how to get the paper. */
function SignedElsewhere({ agreement }: { readonly agreement: Agreement }) {
  const { address, offers, signedAt, homeId } = agreement;
  const plan = offers[0]?.plan.plan;
  return (
    <FlowPage>
      <PageHead title="Management agreement" noindex />
      <Stack $gap="s24" $align="start">
        <Heading as="h1" $size="title">
          Management agreement
        </Heading>
        <Text $size="large" $tone="soft">
          {address}
          {plan && ` · ${planLabels[plan].label}`} <Badge tone="success">Signed</Badge>
        </Text>
        <Text>
          {signedAt && (
            <>
              Signed on <ReaderTime at={signedAt} format={formatDay} />.{' '}
            </>
          )}
          It was signed before agreements were kept here. Message us, and we send you a copy.
        </Text>
        <Row>
          <ButtonLink href={routes.accounts.portfolio.property({ propertyId: homeId })}>Go to your home</ButtonLink>
          <ButtonLink href={`${routes.accounts.inbox()}?new=1`} tone="secondary">
            Ask for a copy
          </ButtonLink>
        </Row>
      </Stack>
    </FlowPage>
  );
}

/** The agreement to read and sign, or how its signing ended. */
export function AgreementSigning({ agreement }: { readonly agreement: Agreement }) {
  const { envelopeId, envelopeStatus, address, offers, status } = agreement;
  if (!envelopeId || !envelopeStatus)
    return status === 'signed' ? (
      <SignedElsewhere agreement={agreement} />
    ) : (
      <ErrorState title="This agreement wasn’t sent yet" level="h1" />
    );
  const label = agreementStatusLabel(agreement);
  const plan = offers[0]?.plan.plan;
  return (
    <EnvelopeView
      envelopeId={envelopeId}
      pageTitle="Management agreement"
      heading="Management agreement"
      summary={
        <>
          {address}
          {plan && ` · ${planLabels[plan].label}`} <Badge tone={label.tone}>{label.label}</Badge>
        </>
      }
      completed={(_, arrived) => <Completed agreement={agreement} arrived={arrived} />}
      ended={({ status }) => <Ended agreement={agreement} status={status} />}
      onlooker={<ClaimCounterSignature agreement={agreement} />}
      plainHref={plainFormPath('agreement', `signing/${agreement.id}`)}
      canVoid={agreement.isOwner && agreement.status === 'sent'}
    />
  );
}
