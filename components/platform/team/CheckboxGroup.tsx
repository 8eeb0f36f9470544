import { type ReactNode, useId } from 'react';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';

interface CheckboxGroupProps {
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Choices that belong together, with what is wrong with them. */
export function CheckboxGroup({ legend, error, children }: CheckboxGroupProps) {
  const id = useId();
  return (
    <Stack as="fieldset" $gap="s8" aria-describedby={error ? id : undefined}>
      <Text as="legend" $weight="semibold">
        {legend}
      </Text>
      {children}
      <div id={id} aria-live="polite">
        {error && <Text $tone="danger">{error}</Text>}
      </div>
    </Stack>
  );
}
