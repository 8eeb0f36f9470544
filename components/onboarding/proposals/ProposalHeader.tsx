import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { useModal } from '@/hooks/useModal';

/** How each step of a proposal begins, with the standards and a person to ask. */
export function ProposalHeader({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const modal = useModal();
  return (
    <Stack $gap="s8">
      <PageHead title={title} noindex />
      <Heading as="h1" $size="title">
        {title}
      </Heading>
      <Text $tone="soft">{children}</Text>
      <Row>
        <Button tone="link" onClick={() => void modal.open('BELONG_STANDARDS')}>
          See our standards
        </Button>
        <Button tone="link" onClick={() => void modal.open('ASK_A_QUESTION')}>
          Ask a person
        </Button>
      </Row>
    </Stack>
  );
}
