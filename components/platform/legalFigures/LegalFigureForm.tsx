import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { desk } from '@/contract/platform/desk/endpoints';
import { certaintyLabels, type FigureSeries, legalFigures } from '@/contract/platform/legalFigures/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

type Certainty = keyof typeof certaintyLabels;
const CERTAINTIES = Object.entries(certaintyLabels).map(([value, label]) => ({ value: value as Certainty, label }));

/** Tenths of a basis point of a percentage as people type it, such as 9.683; NaN where it is none. */
const rateOf = (text: string) => Math.round(Number(text.replace(/[%\s]/g, '') || 'x') * 1_000);

interface LegalFigureFormProps {
  readonly series: FigureSeries;
  readonly onClose: () => void;
}

/** Enters a figure with its days, source, and certainty. A colleague approves it. */
export function LegalFigureForm({ series, onClose }: LegalFigureFormProps) {
  const { id, unit, none, title, nextFrom, nextUntil } = series;
  const propose = useApiMutation(legalFigures.proposeLegalFigure, { touches: [legalFigures, desk] });
  const { values, set, clear } = useDraft(`legal-figure:${id}`, {
    percent: '',
    amount: null as number | null,
    from: nextFrom,
    until: nextUntil,
    nextDueOn: nextUntil,
    source: '',
    certainty: 'statute' as Certainty,
  });
  const fields = propose.error?.fields ?? {};
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Enter a figure: ${title}`}
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        const { percent, amount, ...rest } = values;
        const rate = rateOf(percent);
        const value = unit === 'cents' ? (amount ?? 0) : rate;
        propose.mutate(
          { body: { ...rest, series: id, value } },
          {
            onSuccess: () => {
              clear();
              onClose();
            },
          },
        );
      }}
    >
      {unit === 'cents' ? (
        <MoneyField label="Amount" cents={values.amount} onChange={(amount) => set({ amount })} error={fields.value} />
      ) : (
        <TextField
          label="Percent"
          help={none ? `The whole rate, such as 10. Enter 0 for “${none}”.` : 'The whole rate, such as 8.7.'}
          inputMode="decimal"
          maxLength={12}
          error={fields.value}
          value={values.percent}
          onChange={(percent) => set({ percent })}
        />
      )}
      <TextField
        label="First day"
        type="date"
        error={fields.from}
        value={values.from}
        onChange={(from) => set({ from })}
      />
      <TextField
        label="Last day"
        type="date"
        error={fields.until}
        value={values.until}
        onChange={(until) => set({ until })}
      />
      <TextField
        label="The next figure is due on"
        type="date"
        error={fields.nextDueOn}
        value={values.nextDueOn}
        onChange={(nextDueOn) => set({ nextDueOn })}
      />
      <TextField
        label="Source"
        help="Where you read it, with its date."
        error={fields.source}
        maxLength={300}
        value={values.source}
        onChange={(source) => set({ source })}
      />
      <SelectField
        label="How surely it is known"
        error={fields.certainty}
        options={CERTAINTIES}
        value={values.certainty}
        onChange={(certainty) => set({ certainty })}
      />
      {propose.error && !propose.error.fields && (
        <Notice tone="danger" live>
          {propose.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={propose.isPending}>
          Send to a colleague
        </Button>
        <Button tone="ghost" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
