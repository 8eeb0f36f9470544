import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  DAYS_TO_SIGN_AGREEMENT,
  FINAL_PAYOUT_DAYS,
  GUARANTEE_EXCLUSIONS,
  GUARANTEE_VOIDED_BY,
  REPAIR_APPROVAL_CENTS,
  TERMINATION_NOTICE_DAYS,
} from '@/contract/onboarding/agreements/constants';
import { type Agreement, agreements } from '@/contract/onboarding/agreements/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { agreementHref } from '@/lib/account/agreementRoutes';
import { space } from '@/styles/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space.s8};
  padding-inline-start: ${space.s24};
`;

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

function Points({ title, points }: PointsProps) {
  return (
    <Stack as="section" $gap="s8">
      <Heading $size="small">{title}</Heading>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </Stack>
  );
}

const endingTerms = [
  `Either of us can end the agreement with ${TERMINATION_NOTICE_DAYS} days’ written notice. There is no termination fee.`,
  'Until a lease is signed, you can end it at any time without notice.',
  'Residents stay. Their lease, deposit, and records go to you or your next manager.',
  `We pay out what we hold for you within ${FINAL_PAYOUT_DAYS} days. An advance that isn’t earned yet comes back to us.`,
];

interface TermsStepProps {
  readonly agreement: Agreement;
  readonly onDone: () => void;
}

/** What is excluded, what voids the guarantee, how it ends, and sending it to everyone who signs. */
export function TermsStep({ agreement, onDone }: TermsStepProps) {
  const { id, plan, offers, holders } = agreement;
  const [isRead, setRead] = useState(agreement.termsRead);
  const [isMissing, setMissing] = useState(false);
  const save = useApiMutation(agreements.saveAgreement, { touches: [agreements] });
  const send = useApiMutation(agreements.sendAgreement, { touches: [agreements] });
  const params = { agreementId: id };
  const chosen = offers.find(({ plan: { plan: name } }) => name === plan)?.plan;
  const isGuaranteed = chosen !== undefined && chosen.guaranteeLimitCents > 0;
  const submit = async () => {
    setMissing(!isRead);
    if (!isRead) return;
    try {
      await save.mutateAsync({ params, body: { termsRead: true } });
      await send.mutateAsync({ params, body: {} });
      onDone();
    } catch {
      // Shown below.
    }
  };
  const error = save.error ?? send.error;
  return (
    <Stack
      as="form"
      noValidate
      $gap="s32"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isGuaranteed ? (
        <>
          <Text>
            The rent guarantee and the eviction cover together pay up to <Money amount={chosen.guaranteeLimitCents} />{' '}
            for each lease.
          </Text>
          <Points title="What the guarantee doesn’t cover" points={GUARANTEE_EXCLUSIONS} />
          <Points title="What voids the guarantee" points={GUARANTEE_VOIDED_BY} />
        </>
      ) : (
        <Text>Your plan has no rent guarantee. If the resident doesn’t pay, there’s no payout for that month.</Text>
      )}
      <Stack as="section" $gap="s8">
        <Heading $size="small">Repairs</Heading>
        <Text>
          We ask you before any repair that costs more than <Money amount={REPAIR_APPROVAL_CENTS} />, except in an
          emergency. You can change this amount in your home’s setup.
        </Text>
      </Stack>
      <Points title="How the agreement ends" points={endingTerms} />
      <Card $tone="sunken">
        <Stack $gap="s8">
          <Heading $size="label">Who signs</Heading>
          {holders.map(({ name, email, capacity }) => (
            <Text key={email}>
              {name}
              {capacity && `, ${capacity}`} · {email}
            </Text>
          ))}
          <Text $size="small" $tone="soft">
            Each of them gets an email with a link and has {DAYS_TO_SIGN_AGREEMENT} days. We sign last. If someone
            declines, everyone hears why, and you can change the agreement and send it again.
          </Text>
        </Stack>
      </Card>
      <Checkbox checked={isRead} onChange={({ target }) => setRead(target.checked)} aria-invalid={isMissing && !isRead}>
        I’ve read what isn’t covered and how the agreement ends.
      </Checkbox>
      {isMissing && !isRead && (
        <Notice live tone="warning">
          Check the box before you send the agreement.
        </Notice>
      )}
      {error && (
        <Notice live tone="danger" title="Not sent">
          {error.message}
        </Notice>
      )}
      <Row>
        <ButtonLink tone="ghost" size="large" href={agreementHref('plan', id)}>
          Back
        </ButtonLink>
        <Button type="submit" size="large" loading={save.isPending || send.isPending}>
          Send for signatures
        </Button>
      </Row>
    </Stack>
  );
}
