import { Field } from '@/components/ui/Field';
import { MoneyInput } from '@/components/ui/MoneyInput';
import { NumberInput } from '@/components/ui/NumberInput';
import { TextArea } from '@/components/ui/TextArea';
import { TextInput } from '@/components/ui/TextInput';
import type { Question } from '@/contract/questions';
import type { FlowFieldProps } from './field';

type LineQuestion = Extract<Question, { kind: 'text' | 'email' | 'phone' | 'date' | 'money' | 'integer' }>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const amount = (value: unknown) => (typeof value === 'number' ? value : null);
const whole = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);

/** Whatever is typed on a line: words, an amount, a number, a day. */
export function LineField({ name, question, value, problem, onSay }: FlowFieldProps<LineQuestion>) {
  const { label, help, optional = false } = question;
  const own = question.kind === 'integer' && question.unit ? `${label}, ${question.unit}` : label;
  return (
    <Field label={own} help={help} error={problem} optional={optional}>
      {(control) => {
        const typed = { ...control, name, value: text(value) };
        const say = (event: { target: { value: string } }) => onSay(event.target.value);
        switch (question.kind) {
          case 'money':
            return <MoneyInput {...control} name={name} cents={amount(value)} onCents={onSay} />;
          case 'integer':
            return question.plain ? (
              <TextInput
                {...control}
                name={name}
                inputMode="numeric"
                value={String(value ?? '')}
                onChange={(event) => onSay(whole(event.target.value))}
              />
            ) : (
              <NumberInput {...control} name={name} value={amount(value)} onNumber={onSay} />
            );
          case 'date':
            return <TextInput {...typed} type="date" onChange={say} />;
          case 'email':
            return <TextInput {...typed} type="email" autoComplete="email" onChange={say} />;
          case 'phone':
            return <TextInput {...typed} type="tel" autoComplete="tel" onChange={say} />;
          default:
            return question.long ? (
              <TextArea {...typed} onChange={say} />
            ) : (
              <TextInput {...typed} autoComplete={question.autoComplete} onChange={say} />
            );
        }
      }}
    </Field>
  );
}
