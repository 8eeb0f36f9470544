import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { type EditedLine, emptyLine } from './billForms';

interface BillLinesProps {
  readonly name: string;
  readonly lines: readonly EditedLine[];
  readonly onChange: (lines: EditedLine[]) => void;
}

/** Labor and parts, each with its price. */
export function BillLines({ name, lines, onChange }: BillLinesProps) {
  const set = (key: string, more: Partial<EditedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  return (
    <>
      {lines.map(({ key, label, cents }, at) => (
        <Grid key={key} $min="8rem" $gap="s12">
          <Field label={`Line ${at + 1} of the ${name}`}>
            {(control) => (
              <TextInput {...control} value={label} onChange={({ target }) => set(key, { label: target.value })} />
            )}
          </Field>
          <Field label={`Price of line ${at + 1}`}>
            {(control) => <MoneyInput {...control} cents={cents} onChange={(amount) => set(key, { cents: amount })} />}
          </Field>
        </Grid>
      ))}
      <Row>
        <Button tone="secondary" size="small" onClick={() => onChange([...lines, emptyLine()])}>
          Add a line
        </Button>
      </Row>
    </>
  );
}
