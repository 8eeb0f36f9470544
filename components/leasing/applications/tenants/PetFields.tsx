import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { NumberField } from '@/components/ui/fields/NumberField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { pluralize } from '@/lib/format/text';
import { space } from '@/styles/tokens';
import { PetPhoto } from './PetPhoto';

export interface PetInput {
  readonly kind: 'dog' | 'cat' | 'other';
  readonly breed: string;
  readonly pounds: number | null;
  readonly photoId?: string | undefined;
}

const MAX_PETS = 4;

/** What is missing of each; empty texts where nothing is. */
export const validatePets = (pets: readonly PetInput[]) =>
  pets.map(({ breed, pounds }) => ({
    breed: breed.trim() ? '' : 'Enter the breed or type of animal',
    pounds: pounds !== null && pounds >= 1 && pounds <= 300 ? '' : 'Enter a whole number of pounds',
  }));

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.s16};
  align-items: start;
`;

interface PetFieldsProps {
  readonly pets: readonly PetInput[];
  /** Pets at most; null where the home sets no limit. */
  readonly petLimit: number | null;
  readonly showProblems: boolean;
  readonly onChange: (pets: readonly PetInput[]) => void;
  /** A picture arrives while others are being typed about. */
  readonly onPhoto: (at: number, pictureId: string | undefined) => void;
}

/** One card a pet, and a button for one more. */
export function PetFields({ pets, petLimit, showProblems, onChange, onPhoto }: PetFieldsProps) {
  const problems = validatePets(pets);
  const isFull = petLimit !== null && pets.length >= petLimit;
  const change = (at: number, changes: Partial<PetInput>) =>
    onChange(pets.map((pet, n) => (n === at ? { ...pet, ...changes } : pet)));
  return (
    <Stack>
      {pets.map((pet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pet has no name of its own, and cards are only taken from the end they stand at.
        <Card key={at} $pad="s16" role="group" aria-label={`Pet ${at + 1}`}>
          <Stack>
            <Grid>
              <SelectField
                label="Type"
                options={[
                  { value: 'dog', label: 'Dog' },
                  { value: 'cat', label: 'Cat' },
                  { value: 'other', label: 'Other' },
                ]}
                value={pet.kind}
                onChange={(kind) => change(at, { kind })}
              />
              <TextField
                label="Breed"
                error={showProblems ? problems[at]?.breed || undefined : undefined}
                maxLength={80}
                value={pet.breed}
                onChange={(value) => change(at, { breed: value })}
              />
              <NumberField
                label="Weight"
                help="In pounds."
                error={showProblems ? problems[at]?.pounds || undefined : undefined}
                value={pet.pounds}
                onChange={(pounds) => change(at, { pounds })}
              />
            </Grid>
            <PetPhoto name={`pet ${at + 1}`} photoId={pet.photoId} onPhoto={(pictureId) => onPhoto(at, pictureId)} />
            <div>
              <Button tone="ghost" onClick={() => onChange(pets.filter((_, n) => n !== at))}>
                Remove pet {at + 1}
              </Button>
            </div>
          </Stack>
        </Card>
      ))}
      {isFull && petLimit < MAX_PETS && (
        <Text $tone="soft" role="status">
          {pets.length > petLimit
            ? `Remove ${pluralize(pets.length - petLimit, 'pet')}: this home allows up to ${petLimit}.`
            : `That’s the most this home allows.`}{' '}
          Assistance animals aren’t pets and don’t count.
        </Text>
      )}
      {!isFull && pets.length < MAX_PETS && (
        <div>
          <Button tone="secondary" onClick={() => onChange([...pets, { kind: 'dog', breed: '', pounds: null }])}>
            Add a pet
          </Button>
        </div>
      )}
    </Stack>
  );
}
