import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { PageHead } from '@/components/layout/head/PageHead';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { AGREEMENT_STEPS, type AgreementStep } from '@/contract/onboarding/agreements/constants';
import { type Agreement, agreements } from '@/contract/onboarding/agreements/endpoints';
import { useApi } from '@/hooks/useApi';
import { agreementHref } from '@/lib/account/agreementRoutes';
import { plainFormPath } from '@/lib/plainForms/paths';
import { AgreementSigning } from './AgreementSigning';
import { stepLabels } from './agreement.labels';
import { FlowPage } from './FlowPage';
import { OwnershipStep } from './OwnershipStep';
import { PlanStep } from './PlanStep';
import { TermsStep } from './TermsStep';

const stepTitles = {
  ownership: ['Who owns the home?', 'Everyone on the title signs the agreement, each for themselves.'],
  plan: ['How would you like to be paid?', 'All three plans in dollars for this home. You can switch later.'],
  terms: ['What isn’t covered, and how it ends', 'Read this before you send the agreement to everyone who signs.'],
} as const;

/** Where this step leads instead: to what is missing before it, or to the signatures once it was sent. */
function redirectOf({ status, isOwner, missing }: Agreement, step: AgreementStep): AgreementStep | undefined {
  if (status !== 'draft' || !isOwner) return step === 'signing' ? undefined : 'signing';
  const [first] = missing;
  const open = first ? first.step : 'terms';
  return AGREEMENT_STEPS.indexOf(step) > AGREEMENT_STEPS.indexOf(open) ? open : undefined;
}

interface AgreementFlowProps {
  readonly agreementId: string;
  readonly step: AgreementStep;
}

/** One step of the agreement, in an order that cannot be skipped; answers are saved on the way. */
export function AgreementFlow({ agreementId, step }: AgreementFlowProps) {
  const { replace, push } = useRouter();
  const query = useApi(agreements.getAgreement, { params: { agreementId } });
  const { data: agreement } = query;
  const redirect = agreement && redirectOf(agreement, step);
  useEffect(() => {
    if (redirect) void replace(agreementHref(redirect, agreementId));
  }, [redirect, replace, agreementId]);

  if (agreement && !redirect && step === 'signing') return <AgreementSigning agreement={agreement} />;
  const [title, help] = stepTitles[step === 'signing' ? 'terms' : step];
  const goTo = (next: AgreementStep) => void push(agreementHref(next, agreementId));
  return (
    <FlowPage>
      <PageHead title={title} noindex />
      <Stack $gap="s24">
        {agreement && (
          <Text $size="small" $tone="soft">
            Agreement for {agreement.address} · Step {AGREEMENT_STEPS.indexOf(step) + 1} of {AGREEMENT_STEPS.length}:{' '}
            {stepLabels[step]}
          </Text>
        )}
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            {title}
          </Heading>
          <Text $size="large" $tone="soft">
            {help}
          </Text>
        </Stack>
        <WithoutScripts href={plainFormPath('agreement', `${step}/${agreementId}`)} />
        <Loaded
          query={query}
          title="We couldn’t load the agreement"
          skeleton={<Skeleton $height="20rem" $round="card" />}
        />
        {redirect && <Skeleton $height="20rem" $round="card" />}
        {agreement && !redirect && step === 'ownership' && (
          <OwnershipStep agreement={agreement} onDone={() => goTo('plan')} />
        )}
        {agreement && !redirect && step === 'plan' && <PlanStep agreement={agreement} onDone={() => goTo('terms')} />}
        {agreement && !redirect && step === 'terms' && (
          <TermsStep agreement={agreement} onDone={() => goTo('signing')} />
        )}
      </Stack>
    </FlowPage>
  );
}
