import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Listing, listings } from '@/contract/homes/listings/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { SaveError } from './SaveError';

/** What the listing says, started from the facts of the home and edited by a person. */
export function ListingText({ listing }: { readonly listing: Listing }) {
  const { home, draft } = listing;
  const save = useApiMutation(listings.updateListing, { touches: [listings] });
  const { register, handleSubmit, formState, setValue, refuse, sent, reset } = useForm(
    () => import('./listingForms').then((file) => file.TextForm),
    {
      draft: `listing-text-${home.id}`,
      initialValues: { headline: home.headline, description: home.description },
    },
  );
  const { errors, isDirty } = formState;
  return (
    <Card
      as="form"
      noValidate
      aria-labelledby="listing-text"
      onSubmit={handleSubmit((body) =>
        save.mutate(
          { params: { homeId: home.id }, body },
          {
            onError: refuse,
            onSuccess: () => {
              sent();
              reset(body);
            },
          },
        ),
      )}
    >
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
        <SaveError error={save.error} fields={['headline', 'description']} />
        <Row>
          <Button type="submit" loading={save.isPending} size="small">
            Save text
          </Button>
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
          {isDirty && (
            <Text $size="small" $tone="soft">
              Not saved yet
            </Text>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
