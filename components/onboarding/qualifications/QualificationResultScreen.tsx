import { useRouter } from 'next/router';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ModalButtonLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
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
import { type Qualification, qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useSession } from '@/hooks/useSession';
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
  const {
    data: result,
    error,
    refetch,
    isFetching,
  } = useApi(qualifications.getQualification, {
    params: { qualificationId: id },
  });
  if (!result && error && 'status' in error && error.status === 404) return <QualificationMissing />;
  if (!result)
    return (
      <QualificationLayout title="Your result">
        {error ? (
          <ErrorState
            level="h1"
            title="We couldn’t load your result"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <>
            <Heading as="h1" $size="title">
              Your result
            </Heading>
            <Skeleton $height="12rem" />
          </>
        )}
      </QualificationLayout>
    );
  return <ResultDetails result={result} />;
}

function ResultDetails({ result }: { readonly result: Qualification }) {
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
      {isAccepted && <AddHomes result={result} />}
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

/** A qualified home goes into an account: of the person who is logged in, or once they are. */
function AddHomes({ result }: { readonly result: Qualification }) {
  const { signedIn } = useSession();
  const { refetch } = useApi(qualifications.getQualification, { params: { qualificationId: result.id } });
  const add = useApiMutation(qualifications.addQualifiedHomes, { touches: [account, qualifications] });
  const [homeId, ...others] = result.homeIds;
  if (homeId)
    return (
      <Row>
        {others.length === 0 && (
          <ButtonLink size="large" href={routes.agreement({ at: `start/${homeId}` })}>
            Go on to the agreement
          </ButtonLink>
        )}
        <ButtonLink
          size="large"
          tone={others.length === 0 ? 'secondary' : 'primary'}
          href={routes.accounts.portfolio.properties()}
        >
          {others.length > 0 ? 'View your homes' : 'View your home'}
        </ButtonLink>
      </Row>
    );
  return (
    <Stack $gap="s12">
      {add.isError && (
        <Notice live tone="danger" title="We couldn’t add your home">
          {add.error.message}
        </Notice>
      )}
      {signedIn ? (
        <div>
          <Button
            size="large"
            loading={add.isPending}
            onClick={() =>
              add.mutate({ params: { qualificationId: result.id }, body: {} }, { onSuccess: () => void refetch() })
            }
          >
            Add to my account
          </Button>
        </div>
      ) : (
        <>
          <Text>Add it to your account to go on to the agreement. Your result stays here.</Text>
          <Row>
            <ModalButtonLink
              size="large"
              href={routes.auth.login()}
              modal="LOGIN"
              props={{ currentScreen: 'register' }}
            >
              Sign up
            </ModalButtonLink>
            <ModalButtonLink
              tone="secondary"
              size="large"
              href={routes.auth.login()}
              modal="LOGIN"
              props={{ currentScreen: 'login' }}
            >
              Log in
            </ModalButtonLink>
          </Row>
        </>
      )}
    </Stack>
  );
}
