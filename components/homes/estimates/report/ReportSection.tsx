import type { ReactNode } from 'react';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';

interface ReportSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function ReportSection({ id, title, children }: ReportSectionProps) {
  return (
    <Stack as="section" aria-labelledby={id} $gap="s24">
      <Heading id={id} $size="section">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
