import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Combobox } from '@/components/ui/forms/Combobox';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { NumberInput } from '@/components/ui/forms/NumberInput';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { RangeSlider } from '@/components/ui/forms/RangeSlider';
import { Select } from '@/components/ui/forms/Select';
import { Switch } from '@/components/ui/forms/Switch';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { formatMoneyInput } from '@/components/ui/text/moneyFormat';
import { space } from '@/styles/tokens';
import { ExampleGroup } from './ComponentGallery.Group';

const Form = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${space.s24};
  width: 100%;
`;

const cities = ['Atlanta', 'Austin', 'Boston', 'Charlotte', 'Chicago', 'Dallas', 'Denver', 'Richmond'];
const plans = [
  { value: 'monthly', label: 'Monthly', help: 'Paid on the first, every month.' },
  { value: 'yearly', label: 'Yearly', help: 'A whole year at once.' },
  { value: 'no', label: 'No guarantee', help: 'Paid when the resident pays.', disabled: true },
] as const;
const beds = ['Any', '1+', '2+', '3+', '4+'].map((label) => ({ value: label, label }));

export function FormExamples() {
  const [rent, setRent] = useState<number | null>(245_050);
  const [feet, setFeet] = useState<number | null>(1_480);
  const [range, setRange] = useState<readonly [number, number]>([150_000, 320_000]);
  const [plan, setPlan] = useState<'monthly' | 'yearly' | 'no'>('monthly');
  const [bed, setBed] = useState('2+');
  const [found, setFound] = useState<readonly string[]>([]);
  const find = (text: string) => setFound(cities.filter((city) => city.toLowerCase().includes(text.toLowerCase())));
  return (
    <ExampleGroup title="Fields">
      <Form>
        <Field label="Your name">{(control) => <TextInput {...control} autoComplete="name" />}</Field>
        <Field label="Email" error="That address has no @ in it. Try name@example.com.">
          {(control) => <TextInput {...control} type="email" defaultValue="maria.example.com" />}
        </Field>
        <Field label="Phone" help="We call only if you ask us to." optional>
          {(control) => <TextInput {...control} type="tel" placeholder="(555) 010-0100" />}
        </Field>
        <Field label="Home">{(control) => <TextInput {...control} disabled defaultValue="12 Orchard Lane" />}</Field>
        <Field label="Rent">{(control) => <MoneyInput {...control} cents={rent} onChange={setRent} />}</Field>
        <Field label="Square feet">{(control) => <NumberInput {...control} value={feet} onChange={setFeet} />}</Field>
        <Field label="State">
          {(control) => (
            <Select {...control} defaultValue="VA">
              <option value="GA">Georgia</option>
              <option value="VA">Virginia</option>
            </Select>
          )}
        </Field>
        <Field label="City" help="Type a letter or two.">
          {(control) => (
            <Combobox
              control={control}
              items={found}
              itemKey={(city) => city}
              itemText={(city) => city}
              onTextChange={find}
              onSelect={() => undefined}
              noResults="We’re not in your area yet."
            />
          )}
        </Field>
        <Field label="Your question">{(control) => <TextArea {...control} />}</Field>
        <div>
          <p>
            Rent from {formatMoneyInput(range[0])} to {formatMoneyInput(range[1])}
          </p>
          <RangeSlider
            label="Rent"
            min={100_000}
            max={500_000}
            step={5_000}
            value={range}
            onChange={setRange}
            formatValue={formatMoneyInput}
          />
        </div>
        <ChoicePills legend="Beds" options={beds} value={bed} onChange={setBed} />
        <div>
          <Checkbox defaultChecked>I have a pet</Checkbox>
          <Checkbox help="You can change your mind at any time.">Email me about homes like this</Checkbox>
          <Checkbox disabled>Not to be changed</Checkbox>
        </div>
        <div>
          <Switch defaultChecked>All-in prices</Switch>
          <br />
          <Switch>Autopay</Switch>
        </div>
      </Form>
      <div style={{ width: '100%' }}>
        <RadioCards legend="Payout plan" options={plans} value={plan} onChange={setPlan} />
      </div>
    </ExampleGroup>
  );
}
