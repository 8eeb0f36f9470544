import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { listFormat } from '@/contract/format/intl';
import { type ListingChange, listings } from '@/contract/homes/listings/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { layer, space } from '@/styles/tokens';
import { SaveError } from './SaveError';

/** Fields that show their own problem. */
const FORM_FIELDS = [
  ...['headline', 'description', 'rentCents', 'depositCents'],
  ...['neighborhood', 'sqft', 'availableOn', 'leaseMonths'],
];

/** A part of the listing that people edit: it knows what it would save, and the page saves it. */
interface ListingPart {
  readonly label: string;
  readonly isDirty: boolean;
  /** What it would save; null where a field of it is wrong, which it shows. */
  readonly read: () => Promise<ListingChange | null>;
  readonly saved: () => void;
  readonly refuse?: (error: ApiError) => void;
}

type Announce = (key: string, part: ListingPart | undefined) => void;
const ListingPartsContext = createContext<Announce>(() => undefined);

/** Makes a part of the page known to its one way to save. */
export function useListingPart(part: ListingPart): void {
  const announce = useContext(ListingPartsContext);
  const key = useId();
  useEffect(() => announce(key, part));
  useEffect(() => () => announce(key, undefined), [announce, key]);
}

const Bar = styled(Card)`
  position: sticky;
  inset-block-end: calc(var(--bar-room, 0px) + ${space.s8});
  z-index: ${layer.sticky};
`;

/** What takes the focus scrolls to above the bar. */
const Parts = styled(Stack)`
  :is(input, select, textarea, button, a) {
    scroll-margin-block-end: calc(var(--bar-room, 0px) + 9rem);
  }
`;

interface ListingPartsProps {
  readonly homeId: string;
  readonly children: ReactNode;
}

/** The parts of a listing with one save state: what is not saved is named, and all of it is saved at once or not at all. */
export function ListingParts({ homeId, children }: ListingPartsProps) {
  const parts = useRef(new Map<string, ListingPart>());
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const save = useApiMutation(listings.updateListing, { touches: [listings] });
  // Of the page for good: parts announce themselves after each change of theirs.
  const [announce] = useState<Announce>(() => (key: string, part: ListingPart | undefined) => {
    if (part) parts.current.set(key, part);
    else parts.current.delete(key);
    const labels = [...parts.current.values()].flatMap(({ label, isDirty }) => (isDirty ? label : []));
    setUnsaved((shown) => (shown.join() === labels.join() ? shown : labels));
  });

  const saveAll = async () => {
    const changed = [...parts.current.values()].filter(({ isDirty }) => isDirty);
    if (changed.length === 0 || isReading || save.isPending) return;
    setReading(true);
    const bodies: (ListingChange | null)[] = [];
    for (const part of changed) bodies.push(await part.read());
    setReading(false);
    if (bodies.includes(null)) return focusFirstInvalid(page.current);
    save.mutate(
      { params: { homeId }, body: Object.assign({}, ...bodies) as ListingChange },
      {
        onSuccess: () => {
          for (const { saved } of changed) saved();
        },
        onError: (error) => {
          for (const { refuse } of changed) refuse?.(error);
          focusFirstInvalid(page.current);
        },
      },
    );
  };
  const isUnsaved = unsaved.length > 0;
  return (
    <ListingPartsContext value={announce}>
      <Parts
        ref={page}
        $gap="s32"
        onSubmit={(event) => {
          event.preventDefault();
          void saveAll();
        }}
      >
        {children}
        {(isUnsaved || save.isSuccess || save.isError) && (
          <Bar role="region" aria-label="Changes" $pad="s16">
            <Stack $gap="s12">
              {isUnsaved && <SaveError error={save.error} fields={FORM_FIELDS} />}
              <Row>
                {isUnsaved && (
                  <Button size="small" loading={isReading || save.isPending} onClick={() => void saveAll()}>
                    Save changes
                  </Button>
                )}
                <Text role="status" $size="small" $tone="soft">
                  {isUnsaved ? `Not saved yet: ${listFormat().format(unsaved)}` : 'All changes are saved.'}
                </Text>
              </Row>
            </Stack>
          </Bar>
        )}
      </Parts>
    </ListingPartsContext>
  );
}
