import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';

export interface SupportRequestSentMessage {
  readonly text: string;
  /** Where a member reads it again. */
  readonly href?: string;
}

/** It has arrived: what happens next, and where it stands. */
export function SupportRequestSent({
  text,
  href,
  onStartOver,
}: SupportRequestSentMessage & { readonly onStartOver: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack $gap="s12" role="status">
      <Heading as="h3" $size="small" ref={title} tabIndex={-1}>
        We got your message
      </Heading>
      <Text>{text}</Text>
      <Row>
        {href && (
          <ButtonLink href={href} size="small">
            Open it in your inbox
          </ButtonLink>
        )}
        <Button tone="ghost" size="small" onClick={onStartOver}>
          Send another message
        </Button>
      </Row>
    </Stack>
  );
}
