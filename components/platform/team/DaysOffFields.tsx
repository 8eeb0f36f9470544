import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { formatDate } from '@/lib/format/dates';

interface DaysOffFieldsProps {
  readonly value: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (days: string[]) => void;
}

/** Days on which the member does not work. */
export function DaysOffFields({ value, error, onChange }: DaysOffFieldsProps) {
  const [day, setDay] = useState('');
  return (
    <Stack $gap="s8">
      <Row $align="end">
        <TextField label="Day off" optional type="date" error={error} value={day} onChange={setDay} />
        <Button
          tone="secondary"
          size="small"
          disabled={day === ''}
          onClick={() => {
            onChange([...new Set([...value, day])].sort());
            setDay('');
          }}
        >
          Add day off
        </Button>
      </Row>
      {value.map((each) => (
        <Row key={each}>
          <Text>{formatDate(each)}</Text>
          <Button
            tone="ghost"
            size="small"
            aria-label={`Remove ${formatDate(each)}`}
            onClick={() => onChange(value.filter((other) => other !== each))}
          >
            Remove
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
