import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Stack } from '@/components/ui/Stack';
import { type Reach, ReachFields, reachOf } from './ReachFields';

interface ResendFormProps {
  readonly name: string;
  readonly sending: boolean;
  readonly onSend: (reach: Reach) => void;
}

/** The same invitation to another address. */
export function ResendForm({ name, sending, onSend }: ResendFormProps) {
  const [said, setSaid] = useState('');
  const [judged, setJudged] = useState(false);
  const reach = reachOf(said);
  return (
    <form
      noValidate
      aria-label={`Another address of ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        setJudged(true);
        if (reach) onSend(reach);
      }}
    >
      <Stack $gap="s12">
        <ReachFields said={said} onSay={setSaid} wrong={judged && !reach} />
        <div>
          <Button type="submit" loading={sending}>
            Send it there
          </Button>
        </div>
      </Stack>
    </form>
  );
}
