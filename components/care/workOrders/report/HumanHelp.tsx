import { useState } from 'react';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';

interface HumanHelpProps {
  readonly isSending: boolean;
  /** Sends the answers so far with their question. */
  readonly onAsk: (question: string) => void;
}

/** A person, one tap away, who gets all answers so far. */
export function HumanHelp({ isSending, onAsk }: HumanHelpProps) {
  const { t } = useRepairText();
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState('');
  return (
    <Stack $gap="s12">
      <Row>
        <Text>
          {t('Rather talk? Call us, 24/7:')} <Link href="tel:+14155550199">(415) 555-0199</Link>.{' '}
          {t('If you’re in danger, call 911 first.')}
        </Text>
        <Button tone="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('Talk to a person')}
        </Button>
      </Row>
      {isOpen && (
        <Card $pad="s16">
          <Stack $gap="s12" $align="start">
            <Text>{t('We send your answers and photos along, so you don’t have to repeat anything.')}</Text>
            <TextAreaField
              label={t('What would you like to ask?')}
              optional
              rows={3}
              maxLength={4_000}
              value={question}
              onChange={setQuestion}
            />
            <Button size="small" loading={isSending} onClick={() => onAsk(question)}>
              {t('Send to a person')}
            </Button>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
