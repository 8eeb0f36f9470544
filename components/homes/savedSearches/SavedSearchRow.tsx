import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { announce } from '@/components/ui/feedback/announcements';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { CADENCES, type Cadence, type SavedSearch, savedSearches } from '@/contract/homes/savedSearches/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { hrefOfFilters } from '@/lib/search/savedSearch';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

const cadenceLabels: Record<Cadence, string> = { daily: 'Daily', weekly: 'Weekly', off: 'Off' };

const Split = styled.div`
  display: grid;
  gap: ${space.s16};

  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) 12rem;
    align-items: start;
  }
`;

/** One search: opened, renamed, let go, and how often we write about it. */
export function SavedSearchRow({ search }: { readonly search: SavedSearch }) {
  const [typed, setTyped] = useState<string>();
  const touches = [savedSearches];
  const update = useApiMutation(savedSearches.updateSavedSearch, { touches });
  const remove = useApiMutation(savedSearches.removeSavedSearch, { touches });
  const { id, name, cadence } = search;
  const params = { savedSearchId: id };
  const change = (body: { name: string; cadence: Cadence }, message: string, done?: () => void) =>
    update.mutate(
      { params, body },
      {
        onSuccess: () => {
          announce(message);
          done?.();
        },
      },
    );
  const problem = update.error ?? remove.error;
  const shownCadence = update.isPending ? update.variables.body.cadence : cadence;
  return (
    <Card as="li">
      <Stack $gap="s12">
        {problem && (
          <Text role="alert" $tone="danger">
            {problem.fields?.name ?? problem.message}
          </Text>
        )}
        <Split>
          {typed === undefined ? (
            <Stack $gap="s8" $align="start">
              <Link href={hrefOfFilters(search.filters)}>{name}</Link>
              <Row $gap="s4">
                <Button tone="ghost" size="small" aria-label={`Rename ${name}`} onClick={() => setTyped(name)}>
                  Rename
                </Button>
                <Button
                  tone="ghost"
                  size="small"
                  aria-label={`Remove ${name}`}
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ params }, { onSuccess: () => announce(`${name} was removed.`) })}
                >
                  Remove
                </Button>
              </Row>
            </Stack>
          ) : (
            <Stack
              as="form"
              $gap="s8"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                change({ name: typed, cadence }, 'Renamed.', () => setTyped(undefined));
              }}
            >
              <TextField label="Name" maxLength={120} value={typed} onChange={setTyped} />
              <Row $gap="s4">
                <Button type="submit" size="small" loading={update.isPending} disabled={typed.trim() === ''}>
                  Save
                </Button>
                <Button tone="ghost" size="small" onClick={() => setTyped(undefined)}>
                  Cancel
                </Button>
              </Row>
            </Stack>
          )}
          <SelectField
            label="Email alerts"
            options={CADENCES.map((each) => ({ value: each, label: cadenceLabels[each] }))}
            value={shownCadence}
            onChange={(value) => {
              const next = CADENCES.find((each) => each === value) ?? cadence;
              change({ name, cadence: next }, `${name}: ${cadenceLabels[next].toLowerCase()}.`);
            }}
          />
        </Split>
      </Stack>
    </Card>
  );
}
