import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { routes } from '@/contract/routes';
import { useOwnerAddressForm } from '@/hooks/useOwnerAddressForm';
import { ADDRESS_PARAMETER, MAX_ADDRESS_LENGTH } from '@/lib/address/typedAddress';

/** From an address to what the home could earn. */
export function OwnerEntry() {
  const { address, type, problem, submit } = useOwnerAddressForm();
  return (
    <Stack as="section" $gap="s12" aria-labelledby="entry-homeowner">
      <Heading id="entry-homeowner" $size="part">
        I own a home
      </Heading>
      <form action={routes.rentEstimate.start()} method="get" onSubmit={submit}>
        <Stack $gap="s12">
          <TextField
            label="Enter your home’s address"
            error={problem}
            required={false}
            autoComplete="address-line1"
            placeholder="12 Alder St, Oakland, CA"
            name={ADDRESS_PARAMETER}
            maxLength={MAX_ADDRESS_LENGTH}
            value={address}
            onChange={type}
          />
          <Button type="submit" full>
            Get a free rent estimate
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
