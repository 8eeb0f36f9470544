import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { useModal } from '@/hooks/useModal';
import { useSession } from '@/hooks/useSession';
import { space } from '@/styles/tokens';

const Band = styled.div`
  padding-block: ${space.s32};
`;

interface MembersOnlyProps {
  readonly id: string;
  readonly title: string;
  /** Why one needs an account for it. */
  readonly reason: string;
  readonly children: ReactNode;
}

/** A part of a public page that needs to know who is there; everybody else reads why, and may log in on the spot. */
export function MembersOnly({ id, title, reason, children }: MembersOnlyProps) {
  const { signedIn } = useSession();
  const { open } = useModal();
  const logIn = (event: MouseEvent) => {
    event.preventDefault();
    void open('LOGIN', { currentScreen: 'login' });
  };
  return (
    <Container $width="reading">
      <Band>
        <Card as="section" id={id} aria-labelledby={`${id}-title`} $tone="wash" $pad="s24">
          <Stack $gap="s24">
            <Heading id={`${id}-title`} $size="part">
              {title}
            </Heading>
            {signedIn ? (
              children
            ) : (
              <Stack $align="start">
                <Text $tone="soft">{reason}</Text>
                <ButtonLink href={routes.auth.login()} prefetch={false} aria-haspopup="dialog" onClick={logIn}>
                  Log in or sign up
                </ButtonLink>
              </Stack>
            )}
          </Stack>
        </Card>
      </Band>
    </Container>
  );
}
