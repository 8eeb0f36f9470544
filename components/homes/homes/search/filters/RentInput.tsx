import { TextInput } from '@/components/ui/forms/TextInput';

interface RentInputProps {
  readonly id: string;
  readonly name: string;
  readonly value: number | undefined;
}

/** Whole dollars, typed as people like. */
export function RentInput({ id, name, value }: RentInputProps) {
  return (
    <TextInput
      id={id}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      size={6}
      placeholder="Any"
      defaultValue={value === undefined ? '' : `$${value.toLocaleString('en-US')}`}
    />
  );
}
