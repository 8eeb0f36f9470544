import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
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
          <TextField
            label={`Line ${at + 1} of the ${name}`}
            value={label}
            onChange={(value) => set(key, { label: value })}
          />
          <MoneyField
            label={`Price of line ${at + 1}`}
            cents={cents}
            onChange={(amount) => set(key, { cents: amount })}
          />
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
