import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Grid } from '@/components/ui/Grid';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { useModal } from '@/hooks/useModal';
import type { ModalContentProps } from '@/lib/modals';
import { StandardList } from './BelongStandards.styles';
import { belongStandards } from './standards';

/** What every home has before somebody moves in, by area. */
export function BelongStandardsModal({ onClose }: ModalContentProps) {
  const { replace } = useModal();
  return (
    <Dialog
      title="Our home standards"
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>Got it</Button>}
    >
      <Stack $gap="s24">
        <Text $tone="soft">
          We check these before every move-in. What is missing is put on a list with prices, and the homeowner decides
          before any work starts.
        </Text>
        <Grid $min="15rem">
          {belongStandards.map(({ area, points }) => (
            <Stack as="section" key={area} $gap="s8">
              <Heading as="h3" $size="small">
                {area}
              </Heading>
              <StandardList>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </StandardList>
            </Stack>
          ))}
        </Grid>
        <Button tone="link" onClick={() => replace('ASK_A_QUESTION')}>
          Ask us about a standard
        </Button>
      </Stack>
    </Dialog>
  );
}
