import type { ReactNode } from 'react';
import { W9Summary } from '@/components/flow/w9/W9Summary';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { w9s } from '@/contract/money/w9s/endpoints';
import { homeSetup, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { type SetupPlace, setupNextPath } from './setupMount';

interface KnownW9Props {
  readonly place: SetupPlace;
  /** What is asked where we have none. */
  readonly children: ReactNode;
}

/** A W-9 that counts is not asked for again: what it says, and the way to a new one. */
export function KnownW9({ place, children }: KnownW9Props) {
  const { propertyId, unitId: homeId } = place;
  const { data: setup } = useApi(homeSetup.getSetup, { params: { homeId } });
  const { data } = useApi(w9s.listW9s);
  const form = data?.items.find(({ status }) => status === 'certified');
  if (!form) return children;
  return (
    <Container $width="reading">
      <PageHead title={setupGroupLabels.w9} noindex />
      <Stack $gap="s24">
        <Heading as="h1" $size="title">
          We have your W-9
        </Heading>
        <W9Summary form={form} />
        <Row>
          {setup?.status === 'setup' ? (
            <ButtonLink size="large" href={setupNextPath(place, setup, 'w9')}>
              Continue
            </ButtonLink>
          ) : (
            <ButtonLink size="large" href={routes.accounts.portfolio.setup({ propertyId })}>
              Back to the setup
            </ButtonLink>
          )}
          <ButtonLink tone="ghost" size="large" href={routes.accounts.w9({ flowId: 'new' })}>
            Edit
          </ButtonLink>
        </Row>
      </Stack>
    </Container>
  );
}
