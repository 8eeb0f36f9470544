import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';

interface ReportPartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function ReportPart({ id, title, children }: ReportPartProps) {
  return (
    <Stack as="section" aria-labelledby={id} $gap="s24">
      <Heading id={id} $size="section">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
