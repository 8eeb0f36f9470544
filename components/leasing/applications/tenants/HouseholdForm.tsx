import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { ApplicationSectionForm } from '@/components/leasing/applications/shared/ApplicationSectionForm';
import { FieldRow } from '@/components/leasing/applications/shared/applicationStyles';
import { SelectField } from '@/components/ui/fields/SelectField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { petPolicyLabel } from '@/lib/labels/houseRules.labels';
import { applicationHref, applicationReviewHref, applicationStepHref } from '@/lib/routing/applicationLinks';
import { addToQualifyDraft, readQualifyDraft } from '@/lib/storage/qualifyDraft';
import { PetFields, type PetInput, validatePets } from './PetFields';

const otherAdultOptions = [
  { value: 'none', label: 'No, just me', help: 'You can still add someone later' },
  { value: 'some', label: 'Yes, I’ll invite them', help: 'Roommates, partners, and co-signers' },
] as const;

const countOptions = (max: number) => Array.from({ length: max + 1 }, (_, n) => n);

/** The pet that “Do you qualify?” was answered with, until the household is saved. */
function petsNamedBefore(homeId: string): readonly PetInput[] {
  const { pet } = readQualifyDraft(homeId);
  return pet === 'dog' || pet === 'cat' || pet === 'other' ? [{ kind: pet, breed: '', pounds: null }] : [];
}

/** Children, pets and assistance animals; kept when one goes on. */
export function HouseholdForm({ application }: { readonly application: Application }) {
  const { push, query } = useRouter();
  const { id, household, status, applicants } = application;
  const [minors, setMinors] = useState(household.minors);
  const [hasAssistanceAnimals, setHasAssistanceAnimals] = useState(household.assistanceAnimals);
  const [pets, setPets] = useState<readonly PetInput[]>(() =>
    household.pets.length > 0
      ? household.pets.map(({ pictureId, ...pet }) => ({ ...pet, photoId: pictureId }))
      : petsNamedBefore(application.home.id),
  );
  const [others, setOthers] = useState<'none' | 'some' | undefined>(applicants.length > 1 ? 'some' : undefined);
  const [validated, setValidated] = useState(false);
  const save = useApiMutation(applications.saveApplication, { touches: [applications] });
  const nextPath =
    others === 'some'
      ? applicationHref(routes.application.invitations, id)
      : query.from === 'review'
        ? applicationReviewHref(application)
        : applicationStepHref(application);
  const { petLimit } = application.home;
  const isOverLimit = petLimit !== null && pets.length > petLimit;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (!others || isOverLimit || validatePets(pets).some(({ breed, pounds }) => breed || pounds)) return;
    const body = {
      household: {
        minors,
        assistanceAnimals: hasAssistanceAnimals,
        pets: pets.map(({ kind, breed, pounds, photoId }) => ({
          kind,
          breed: breed.trim(),
          pounds: pounds ?? 0,
          ...(photoId && { pictureId: photoId }),
        })),
      },
    };
    const onSuccess = () => {
      // From here on the application says which pets there are.
      addToQualifyDraft(application.home.id, { pet: '' });
      void push(nextPath);
    };
    save.mutate({ params: { applicationId: id }, body }, { onSuccess });
  };
  return (
    <ApplicationSectionForm
      isLocked={status !== 'started' && 'You’ve submitted your application. To change your household, message us.'}
      problem={save.error?.message}
      saving={save.isPending}
      onSubmit={submit}
    >
      <RadioCards
        legend="Is anyone 18 or older applying with you?"
        options={otherAdultOptions}
        value={others}
        error={validated && !others ? 'Choose one' : undefined}
        onChange={setOthers}
      />
      <FieldRow>
        <SelectField
          label="Children under 18"
          options={countOptions(12).map((n) => ({ value: String(n), label: String(n === 0 ? 'None' : n) }))}
          value={String(minors)}
          onChange={(value) => setMinors(Number(value))}
        />
        <SelectField
          label="Assistance animals"
          help="Not pets: no fee, no pet rent, and no breed limits."
          options={countOptions(4).map((n) => ({ value: String(n), label: String(n === 0 ? 'None' : n) }))}
          value={String(hasAssistanceAnimals)}
          onChange={(value) => setHasAssistanceAnimals(Number(value))}
        />
      </FieldRow>
      <Stack as="section" aria-labelledby="pets">
        <Heading as="h2" id="pets" $size="part">
          Pets
        </Heading>
        <Text $tone="soft">
          {petPolicyLabel(application.home)}.{pets.length === 0 && ' No pets added so far.'}
        </Text>
        <PetFields
          pets={pets}
          petLimit={petLimit}
          showProblems={validated}
          onChange={setPets}
          onPhoto={(at, pictureId) =>
            setPets((all) => all.map((pet, n) => (n === at ? { ...pet, photoId: pictureId } : pet)))
          }
        />
      </Stack>
    </ApplicationSectionForm>
  );
}
