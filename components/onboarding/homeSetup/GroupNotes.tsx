import { type ReactNode, useState } from 'react';
import { W9Summary } from '@/components/flow/w9/W9Summary';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { w9s } from '@/contract/money/w9s/endpoints';
import { type SetupGroup, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { placeId, Section } from './PartGroup';

interface KnownW9Props {
  /** The title of the screen names the W-9. */
  readonly isAlone: boolean;
  /** What is asked where we have none. */
  readonly children: ReactNode;
}

/** A W-9 that counts is not asked for again: what it says, and the way to a new one. */
export function KnownW9({ isAlone, children }: KnownW9Props) {
  const { data } = useApi(w9s.listW9s);
  const form = data?.items.find(({ status }) => status === 'certified');
  if (!form) return children;
  return (
    <Section as="section" aria-labelledby={placeId('w9')} $gap="s24">
      <Heading id={placeId('w9')} tabIndex={-1} $size="part">
        {isAlone ? 'We have your W-9' : setupGroupLabels.w9}
      </Heading>
      {!isAlone && <Text $tone="soft">We have your W-9.</Text>}
      <W9Summary form={form} />
      <Row>
        <ButtonLink tone="ghost" href={routes.accounts.w9({ flowId: 'new' })}>
          Edit
        </ButtonLink>
      </Row>
    </Section>
  );
}

interface HelperGroupProps {
  readonly group: SetupGroup;
  readonly helper: string;
  readonly children: ReactNode;
}

/** A group that an owner gave to a helper: its questions open only where the owner wants to answer them after all. */
export function HelperGroup({ group, helper, children }: HelperGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children;
  const name = setupGroupLabels[group];
  return (
    <Section as="section" aria-labelledby={placeId(group)} $gap="s12">
      <Heading id={placeId(group)} $size="part">
        {name}
      </Heading>
      <Text $tone="soft">You asked {helper} to fill this in. Continue without it.</Text>
      <Row>
        <Button tone="secondary" size="small" aria-label={`Answer it myself: ${name}`} onClick={() => setIsOpen(true)}>
          Answer it myself
        </Button>
      </Row>
    </Section>
  );
}
