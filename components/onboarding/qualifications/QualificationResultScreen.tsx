import { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { ModalButtonLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { agreements } from '@/contract/onboarding/agreements/endpoints';
import { type Qualification, qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useSession } from '@/hooks/useSession';
import { agreementHref } from '@/lib/account/agreementRoutes';
import { formatAddress } from '@/lib/address/addressText';
import { qualificationMount, qualificationStart } from '@/lib/flow/flowMounts';
import { roomsLabel } from '@/lib/labels/home.labels';
import { resultLabels } from '@/lib/labels/qualification.labels';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { QualificationLayout } from './QualificationLayout';
import { QualificationMissing } from './QualificationMissing';

const Reasons = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;

/** Whether a home qualifies, why, and what is next. */
export function QualificationResultScreen() {
  const { query } = useRouter();
  const runId = typeof query.flowId === 'string' ? query.flowId : '';
  if (!runId)
    return (
      <QualificationLayout title="Your result">
        <Heading as="h1" $size="title">
          Your result
        </Heading>
        <Skeleton $height="12rem" />
      </QualificationLayout>
    );
  return <Result key={runId} id={runId} />;
}

function Result({ id }: { readonly id: string }) {
  const [isExpected, setIsExpected] = useState(false);
  const query = useApi(qualifications.getQualification, {
    params: { qualificationId: id },
  });
  const { data: result, error } = query;
  if (!result && error && 'status' in error && error.status === 404) return <QualificationMissing />;
  if (!result)
    return (
      <QualificationLayout title="Your result">
        <Loaded
          query={query}
          title="We couldn’t load your result"
          level="h1"
          skeleton={
            <>
              <Heading as="h1" $size="title">
                Your result
              </Heading>
              <Skeleton $height="12rem" />
            </>
          }
        />
      </QualificationLayout>
    );
  return <ResultDetails result={result} isExpected={isExpected} onExpect={() => setIsExpected(true)} />;
}

function ResultDetails({ result, ...expecting }: AddHomesProps) {
  const { address, status, reasons, units } = result;
  const { title, text } = resultLabels[status];
  const heading = title(address.streetAddress, address.city);
  const mount = useMemo(() => qualificationMount(result.id), [result.id]);
  const isYours = reasons.some(({ rule }) => rule === 'already-yours');
  const isAccepted = status === 'qualified' || status === 'approved';
  return (
    <QualificationLayout title={heading}>
      <Stack $gap="s8" role="status">
        <Heading as="h1" $size="title">
          {heading}
        </Heading>
        <Text $size="large" $tone="soft">
          {text(result)}
        </Text>
        <Text $tone="soft">{formatAddress(address)}</Text>
      </Stack>
      {isAccepted && <AddHomes result={result} {...expecting} />}
      {reasons.length > 0 && !isAccepted && (
        <Reasons>
          {reasons.map(({ rule, unit, reason, change }) => (
            <Card as="li" key={`${rule}-${unit}`}>
              <Stack $gap="s4">
                <Heading as="h2" $size="label">
                  {unit === null ? reason : `Unit ${unit}: ${reason}`}
                </Heading>
                <Text $tone="soft">{change}</Text>
              </Stack>
            </Card>
          ))}
        </Reasons>
      )}
      {units.length > 0 && (
        <Stack as="section" aria-labelledby="units" $gap="s12">
          <Heading id="units" $size="part">
            {units.length > 1 ? 'Your units' : 'Your home'}
          </Heading>
          {units.map((unit, at) => (
            <Stack key={unit.unit ?? at} $gap="s4">
              <Text>
                {units.length > 1 && `Unit ${unit.unit}: `}
                {roomsLabel(unit)}
              </Text>
              <Text $tone="soft">
                Estimated rent: <Money amount={unit.rentCents} per="month" />
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
      <Row>
        {isYours && <ButtonLink href={routes.accounts.portfolio.properties()}>View your homes</ButtonLink>}
        {isAccepted ? null : (
          <ButtonLink tone={status === 'not_eligible' && !isYours ? 'primary' : 'secondary'} href={mount.finish}>
            Change answers
          </ButtonLink>
        )}
        <Link href={`${qualificationStart()}?from=new`}>Check another home</Link>
      </Row>
    </QualificationLayout>
  );
}

interface AddHomesProps {
  readonly result: Qualification;
  /** Whether the visitor chose to log in for the agreement: it then begins as soon as they are. */
  readonly isExpected: boolean;
  readonly onExpect: () => void;
}

/** A qualified home goes into an account, and its owner straight to the first step of the agreement. */
function AddHomes({ result, isExpected, onExpect }: AddHomesProps) {
  const { signedIn } = useSession();
  const { push, query } = useRouter();
  const add = useApiMutation(qualifications.addQualifiedHomes, { touches: [account, qualifications] });
  const start = useApiMutation(agreements.startAgreement, { touches: [agreements] });
  const [isBusy, setIsBusy] = useState(false);
  const hasBegun = useRef(false);
  const isOneHome = result.units.length <= 1;
  const begin = async () => {
    setIsBusy(true);
    try {
      const isAdded = result.homeIds.length > 0;
      const { homeIds } = isAdded
        ? result
        : await add.mutateAsync({ params: { qualificationId: result.id }, body: {} });
      const [homeId, ...others] = homeIds;
      if (!homeId || others.length > 0) return void (await push(routes.accounts.portfolio.properties()));
      const { id, status } = await start.mutateAsync({ params: { homeId }, body: {} });
      await push(agreementHref(status === 'draft' ? 'ownership' : 'signing', id));
    } catch {
      // The notice says why.
    } finally {
      setIsBusy(false);
    }
  };
  useEffect(() => {
    // The dialog of the login leaves the address first.
    if (!signedIn || !isExpected || query.activeModal || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });
  const error = add.error ?? start.error;
  return (
    <Stack $gap="s12">
      {isOneHome && (
        <Text>
          The agreement takes about 10 minutes. Have the names and emails of everyone on the title at hand, and the deed
          or a property tax bill.
        </Text>
      )}
      {error && (
        <Notice
          live
          tone="danger"
          title={add.isError ? 'We couldn’t add your home' : 'We couldn’t start the agreement'}
        >
          {error.message}
        </Notice>
      )}
      {signedIn ? (
        <Row>
          <Button size="large" loading={isBusy} onClick={() => void begin()}>
            {isOneHome ? 'Start the agreement' : 'Go on with your homes'}
          </Button>
          {result.homeIds.length > 0 && isOneHome && (
            <ButtonLink size="large" tone="secondary" href={routes.accounts.portfolio.properties()}>
              View your home
            </ButtonLink>
          )}
        </Row>
      ) : (
        <Row>
          <ModalButtonLink
            size="large"
            href={routes.auth.login()}
            modal="LOGIN"
            props={{ currentScreen: 'register' }}
            onOpen={onExpect}
          >
            Sign up and start the agreement
          </ModalButtonLink>
          <ModalButtonLink
            tone="secondary"
            size="large"
            href={routes.auth.login()}
            modal="LOGIN"
            props={{ currentScreen: 'login' }}
            onOpen={onExpect}
          >
            Log in
          </ModalButtonLink>
        </Row>
      )}
    </Stack>
  );
}
