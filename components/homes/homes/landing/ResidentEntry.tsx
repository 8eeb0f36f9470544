import { useRouter } from 'next/router';
import { PlaceForm } from '@/components/homes/places/PlaceForm';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { searchTextHref } from '@/lib/search/searchHref';

/** To the homes of a place. */
export function ResidentEntry() {
  const router = useRouter();
  return (
    <Stack as="section" $gap="s12" aria-labelledby="entry-resident">
      <Heading id="entry-resident" $size="part">
        I’m looking for a home
      </Heading>
      <PlaceForm
        label="Where would you like to live?"
        submitLabel="See homes"
        onSearch={(search) => void router.push(searchTextHref(search))}
      />
    </Stack>
  );
}
