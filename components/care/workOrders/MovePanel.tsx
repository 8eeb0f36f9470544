import { useState } from 'react';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import type { SurveyAnswers } from '@/contract/care/workOrders/survey';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { ContestUrgency } from './ContestUrgency';
import { SurveyFields } from './SurveyFields';

type Chosen = 'answer' | 'confirm' | 'reopen' | 'cancel' | 'solve';

interface Move {
  event: Chosen;
  button: string;
  label: string;
  isMain?: boolean;
}

const MOVES: readonly Move[] = [
  { event: 'answer', button: 'Answer', label: 'Your answer', isMain: true },
  { event: 'confirm', button: 'Yes, it’s fixed', label: 'Anything to add?', isMain: true },
  { event: 'reopen', button: 'It’s not fixed', label: 'What’s still wrong?' },
  { event: 'solve', button: 'It’s fixed already', label: '' },
  { event: 'cancel', button: 'Cancel this repair', label: 'Why?' },
];

/** Of a service, which is no repair. */
const SERVICE_MOVES: readonly Move[] = [
  { event: 'answer', button: 'Answer', label: 'Your answer', isMain: true },
  { event: 'confirm', button: 'Yes, it’s done', label: 'Anything to add?', isMain: true },
  { event: 'reopen', button: 'It’s not done', label: 'What’s missing?' },
  { event: 'cancel', button: 'Cancel this order', label: 'Why?' },
];

const STARS = ['1', '2', '3', '4', '5'] as const;

/** What the people of the home can do with a repair now. */
export function MovePanel({ order }: { readonly order: WorkOrder }) {
  const { t } = useRepairText();
  const [chosen, setChosen] = useState<Chosen>();
  if (order.role === 'staff') return null;
  const isService = order.source === 'service_order';
  const open = (isService ? SERVICE_MOVES : MOVES).filter(({ event }) => order.can.includes(event));
  const move = open.find(({ event }) => event === chosen);
  const canContest =
    order.role === 'resident' && !isService && order.tier !== 'life_safety' && order.can.includes('cancel');
  if (open.length === 0 && !canContest) return null;
  return (
    <Stack $gap="s12" $align="start">
      <Row>
        {open.map(({ event, button, isMain }) => (
          <Button
            key={event}
            size="small"
            tone={isMain ? 'primary' : 'secondary'}
            aria-expanded={chosen === event}
            onClick={() => setChosen(chosen === event ? undefined : event)}
          >
            {t(button)}
          </Button>
        ))}
      </Row>
      {move && <MoveForm key={move.event} order={order} move={move} onDone={() => setChosen(undefined)} />}
      {canContest && <ContestUrgency order={order} />}
    </Stack>
  );
}

interface MoveFormProps {
  readonly order: WorkOrder;
  readonly move: Move;
  readonly onDone: () => void;
}

function MoveForm({ order, move: { event, label, button }, onDone }: MoveFormProps) {
  const { t } = useRepairText();
  const {
    values: { text, rating, survey },
    set,
    clear,
  } = useDraft(`move:${order.id}:${event}`, {
    text: '',
    rating: undefined as (typeof STARS)[number] | undefined,
    survey: {} as SurveyAnswers,
  });
  const run = useApiMutation(workOrders.moveWorkOrder, { touches: [workOrders], onArrived: clear });
  const bodyOf = () => {
    if (event === 'answer') return { event, message: text } as const;
    if (event === 'confirm') return { event, note: text, rating: rating ? Number(rating) : null, survey } as const;
    return event === 'solve' ? ({ event } as const) : ({ event, reason: text } as const);
  };
  const { error } = run;
  const fieldError = error?.fields?.reason ?? error?.fields?.message ?? error?.fields?.note;
  return (
    <Card $pad="s16">
      <Stack
        as="form"
        noValidate
        $gap="s12"
        $align="start"
        onSubmit={(submitted: { preventDefault: () => void }) => {
          submitted.preventDefault();
          run.mutate({ params: { workOrderId: order.id }, body: bodyOf() }, { onSuccess: onDone });
        }}
      >
        <Heading as="h2" $size="label">
          {t(button)}
        </Heading>
        {event === 'confirm' && (
          <>
            <ChoicePills
              legend={t('How was it, from 1 to 5?')}
              options={STARS.map((value) => ({ value, label: value }))}
              value={rating}
              onChange={(rating) => set({ rating })}
            />
            {order.hasPro && <SurveyFields answers={survey} onChange={(survey) => set({ survey })} />}
          </>
        )}
        {event === 'solve' ? (
          <Text>{t('No visit is needed. You can reopen it if the problem comes back.')}</Text>
        ) : (
          <TextAreaField
            label={t(label)}
            optional={event === 'confirm'}
            error={fieldError}
            rows={3}
            value={text}
            onChange={(text) => set({ text })}
          />
        )}
        {error && !fieldError && (
          <Notice live tone="danger" title={t('That did not work')}>
            {error.message}
          </Notice>
        )}
        <Button type="submit" size="small" loading={run.isPending}>
          {t('Send')}
        </Button>
      </Stack>
    </Card>
  );
}
