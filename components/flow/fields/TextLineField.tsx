import { Field } from '@/components/ui/fields/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { NumberInput } from '@/components/ui/forms/NumberInput';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import type { Question } from '@/contract/questionnaire/questions';
import type { FlowFieldProps } from './flowFieldProps';

type TextLineQuestion = Extract<Question, { kind: 'text' | 'email' | 'phone' | 'date' | 'money' | 'integer' }>;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toAmount = (value: unknown) => (typeof value === 'number' ? value : null);
const parseWhole = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);

/** Whatever is typed on a line: words, an amount, a number, a day. */
export function TextLineField({ name, question, value, problem, onAnswer }: FlowFieldProps<TextLineQuestion>) {
  const { label, help, optional = false } = question;
  const own = question.kind === 'integer' && question.unit ? `${label}, ${question.unit}` : label;
  return (
    <Field label={own} help={help} error={problem} optional={optional}>
      {(control) => {
        const typed = { ...control, name, value: toText(value) };
        const handleChange = (event: { target: { value: string } }) => onAnswer(event.target.value);
        switch (question.kind) {
          case 'money':
            return <MoneyInput {...control} name={name} cents={toAmount(value)} onChange={onAnswer} />;
          case 'integer':
            return question.withoutCommas ? (
              <TextInput
                {...control}
                name={name}
                inputMode="numeric"
                value={String(value ?? '')}
                onChange={(event) => onAnswer(parseWhole(event.target.value))}
              />
            ) : (
              <NumberInput {...control} name={name} value={toAmount(value)} onChange={onAnswer} />
            );
          case 'date':
            return <TextInput {...typed} type="date" onChange={handleChange} />;
          case 'email':
            return <TextInput {...typed} type="email" autoComplete="email" onChange={handleChange} />;
          case 'phone':
            return <TextInput {...typed} type="tel" autoComplete="tel" onChange={handleChange} />;
          default:
            return question.multiline ? (
              <TextArea {...typed} onChange={handleChange} />
            ) : (
              <TextInput {...typed} autoComplete={question.autoComplete} onChange={handleChange} />
            );
        }
      }}
    </Field>
  );
}
