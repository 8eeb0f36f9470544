import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { routes } from '@/contract/routes';
import { type OwnerIntent, useOwnerAddressForm } from '@/hooks/useOwnerAddressForm';
import { ADDRESS_PARAMETER, MAX_ADDRESS_LENGTH } from '@/lib/address/typedAddress';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

const Frame = styled.form`
  display: grid;
  gap: ${space.s12};

  ${up('sm')} {
    grid-template-columns: 1fr auto;
    align-items: start;

    button {
      margin-block-start: 1.8rem;
    }
  }
`;

interface OwnerAddressFormProps {
  readonly label?: string;
  readonly submitLabel?: string;
  /** `leasing`: placement alone. */
  readonly intent?: OwnerIntent;
}

/** Where an owner begins: one line, and what it could earn. What they typed before stands in it already. */
export function OwnerAddressForm({
  label = 'Enter your home’s address',
  submitLabel = 'Get a free rent estimate',
  intent = 'estimate',
}: OwnerAddressFormProps) {
  const { address, type, problem, submit } = useOwnerAddressForm(intent);
  return (
    <Frame
      action={intent === 'leasing' ? routes.support() : routes.rentEstimate.start()}
      method="get"
      onSubmit={submit}
    >
      <TextField
        label={label}
        error={problem}
        required={false}
        name={ADDRESS_PARAMETER}
        autoComplete="address-line1"
        placeholder="12 Alder St, Oakland, CA"
        maxLength={MAX_ADDRESS_LENGTH}
        value={address}
        onChange={type}
      />
      <Button type="submit">{submitLabel}</Button>
    </Frame>
  );
}
