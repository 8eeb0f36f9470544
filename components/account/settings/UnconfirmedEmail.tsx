import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';

interface UnconfirmedEmailProps {
  readonly email: string;
  readonly sending: boolean;
  readonly onResend: () => void;
}

/** An address that was asked for and waits for its code; the code works where it was asked for, so here it is sent again. */
export function UnconfirmedEmail({ email, sending, onResend }: UnconfirmedEmailProps) {
  return (
    <div id="email">
      <Notice title={`${email} isn’t confirmed yet`}>
        <Stack $gap="s12">
          <Text>
            Until you confirm it, we email the address above. We’ll send you a code that works for 10 minutes.
          </Text>
          <div>
            <Button tone="secondary" loading={sending} onClick={onResend}>
              Send code
            </Button>
          </div>
        </Stack>
      </Notice>
    </div>
  );
}
