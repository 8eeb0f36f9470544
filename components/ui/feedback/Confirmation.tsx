import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SuccessIcon } from '@/components/ui/icons/statusIcons';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { color, space } from '@/styles/tokens';

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s12};

  svg {
    flex: none;
    color: ${color.success};
  }
`;

interface ConfirmationProps {
  readonly title: string;
  /** The level of its heading in the page. */
  readonly level?: 'h2' | 'h3' | 'h4';
  /** It answers what the person just did on this page (`useArrival`): it comes into view and takes the focus. */
  readonly arrived?: boolean;
  /** What happens next, and when. */
  readonly children: ReactNode;
  /** The one way on. */
  readonly action?: ReactNode;
}

/** After a big step, such as a signature or a payment: that it is done, what happens next and when, and one button. */
export function Confirmation({ title, level = 'h2', arrived = false, children, action }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser brings what has the focus into view.
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <Card $tone="wash">
      <Stack $gap="s12" $align="start">
        <Title>
          <SuccessIcon size={24} />
          <Heading as={level} ref={heading} tabIndex={-1} $size="small">
            {title}
          </Heading>
        </Title>
        {children}
        {action}
      </Stack>
    </Card>
  );
}
