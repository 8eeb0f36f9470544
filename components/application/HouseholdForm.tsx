import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Select } from '@/components/ui/Select';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type Application, applications } from '@/contract/applications';
import { useApiMutation } from '@/hooks/useApiMutation';
import { applicationHref } from '@/lib/applicationLinks';
import { routes } from '@/lib/routes';
import { Fields } from './GetStarted.styles';
import { PartForm } from './PartForm';
import { PetFields, type PetSaid, petProblems } from './PetFields';

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);

/** Children, pets and assistance animals; kept when one goes on. */
export function HouseholdForm({ application }: { readonly application: Application }) {
  const { push } = useRouter();
  const { id, household, status } = application;
  const [minors, setMinors] = useState(household.minors);
  const [animals, setAnimals] = useState(household.assistanceAnimals);
  const [pets, setPets] = useState<readonly PetSaid[]>(household.pets);
  const [judged, setJudged] = useState(false);
  const save = useApiMutation(applications.saveApplication, { touches: [applications] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (petProblems(pets).some(({ breed, pounds }) => breed || pounds)) return;
    const body = {
      household: {
        minors,
        assistanceAnimals: animals,
        pets: pets.map(({ kind, breed, pounds, pictureId }) => ({
          ...{ kind, breed: breed.trim(), pounds: pounds ?? 0 },
          ...(pictureId && { pictureId }),
        })),
      },
    };
    save.mutate(
      { params: { applicationId: id }, body },
      { onSuccess: () => void push(applicationHref(routes.application.lease, id)) },
    );
  };
  return (
    <PartForm
      fixed={status !== 'started' && 'You have handed in. To change who moves in, please write to us.'}
      problem={save.error?.message}
      saving={save.isPending}
      onSubmit={submit}
    >
      <Fields>
        <Field label="Children under 18">
          {(control) => (
            <Select {...control} value={minors} onChange={(event) => setMinors(Number(event.target.value))}>
              {upTo(12).map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? 'None' : n}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Assistance animals" help="Not pets: no fee, no rent, no limit by breed.">
          {(control) => (
            <Select {...control} value={animals} onChange={(event) => setAnimals(Number(event.target.value))}>
              {upTo(4).map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? 'None' : n}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Fields>
      <Stack as="section" aria-labelledby="pets">
        <Heading as="h2" id="pets" $size="part">
          Pets
        </Heading>
        {pets.length === 0 && <Text $tone="soft">No pets so far.</Text>}
        <PetFields
          pets={pets}
          judged={judged}
          onPets={setPets}
          onPicture={(at, pictureId) => setPets((all) => all.map((pet, n) => (n === at ? { ...pet, pictureId } : pet)))}
        />
      </Stack>
    </PartForm>
  );
}
