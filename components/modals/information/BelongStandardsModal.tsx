import { Button } from '@/components/ui/actions/Button';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { useModal } from '@/hooks/useModal';
import type { ModalContentProps } from '@/lib/routing/modals';
import { StandardList } from './BelongStandardsModal.styles';
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
