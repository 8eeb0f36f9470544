import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { esignConsent } from '@/contract/platform/signing/constants';

interface ElectronicConsentProps {
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
  readonly missing: boolean;
}

/** Consent to electronic records and signatures, given on the page that shows the document (E-SIGN Act). */
export function ElectronicConsent({ agreed, onChange, missing }: ElectronicConsentProps) {
  return (
    <Stack as="section" aria-labelledby="esign-consent" $gap="s12">
      <Heading as="h3" id="esign-consent" $size="small">
        Electronic records and signatures
      </Heading>
      <Stack as="ul" $gap="s8">
        {esignConsent.points.map((point) => (
          <Text as="li" $size="small" key={point}>
            {point}
          </Text>
        ))}
      </Stack>
      <Disclosure summary={<span lang="es">En español</span>}>
        <Stack as="ul" $gap="s8" lang="es">
          {esignConsent.pointsEs.map((point) => (
            <Text as="li" $size="small" key={point}>
              {point}
            </Text>
          ))}
        </Stack>
      </Disclosure>
      <Checkbox checked={agreed} onChange={({ target }) => onChange(target.checked)} aria-invalid={missing && !agreed}>
        I agree to read and sign this document electronically.
      </Checkbox>
    </Stack>
  );
}
