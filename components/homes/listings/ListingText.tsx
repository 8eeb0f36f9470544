import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { useForm } from '@/hooks/useForm';
import { useListingPart } from './ListingParts';
import { readForm } from './readForm';
import { useUnsaved } from './useUnsaved';

/** What the listing says, started from the facts of the home and edited by a person. */
export function ListingText({ listing }: { readonly listing: Listing }) {
  const { home, draft } = listing;
  const stored = { headline: home.headline, description: home.description };
  const { register, handleSubmit, formState, setValue, refuse, sent, watch } = useForm(
    () => import('./listingForms').then((file) => file.TextForm),
    {
      draft: `listing-text-${home.id}`,
      initialValues: stored,
    },
  );
  const { errors } = formState;
  const { isDirty, save } = useUnsaved(watch(), stored);
  useListingPart({
    label: 'headline and description',
    isDirty,
    read: () => readForm(handleSubmit),
    saved: () => {
      sent();
      save();
    },
    refuse,
  });
  return (
    <Card as="form" noValidate aria-labelledby="listing-text">
      <Stack>
        <Heading id="listing-text" $size="small">
          Headline and description
        </Heading>
        <Field label="Headline" error={errors.headline?.message}>
          {(control) => <TextInput {...control} {...register('headline')} maxLength={120} />}
        </Field>
        <Field
          label="Description"
          help="Describe the home, not who should live in it. At least 40 words."
          error={errors.description?.message}
        >
          {(control) => <TextArea {...control} {...register('description')} rows={8} maxLength={4000} />}
        </Field>
        <Row>
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              setValue('headline', draft.headline, { shouldDirty: true, shouldValidate: true });
              setValue('description', draft.description, { shouldDirty: true, shouldValidate: true });
            }}
          >
            Draft from home details
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
