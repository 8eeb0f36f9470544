import { useEffect, useRef } from 'react';
import { PageHead } from '@/components/layout/PageHead';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { DoorIllustration } from '@/components/ui/DoorPicture';
import { EmptyState } from '@/components/ui/EmptyState';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Lease } from '@/contract/leases';
import { formatDay } from '@/lib/format/dates';
import { routes } from '@/lib/routes';

/** A lease that ended before the keys: what that means, and where to go from here. */
export function EndedLease({ lease: { ended, terms, myRole } }: { readonly lease: Lease }) {
  const resident = myRole === 'resident';
  const top = useRef<HTMLDivElement>(null);
  // Whoever has just ended it stood far down on a page that is gone.
  useEffect(() => {
    if (window.scrollY > 0 && document.activeElement === document.body) top.current?.focus();
  }, []);
  return (
    <Container ref={top} tabIndex={-1}>
      <PageHead title="Moving in" noindex />
      <EmptyState
        level="h1"
        picture={<DoorIllustration />}
        title="This lease has ended"
        actions={
          <>
            {resident && <ButtonLink href={routes.homes.all()}>Look for a home</ButtonLink>}
            <ButtonLink href={routes.accounts.inbox()} tone="secondary">
              Write to us
            </ButtonLink>
          </>
        }
      >
        <Stack $gap="s8">
          <Text>
            The money to move in to {terms.address.streetAddress} was not held in time
            {ended ? `, and the lease was ended on ${formatDay(ended.at)}` : ''}. Nothing was taken for it, and nothing
            is owed under it.
          </Text>
          {ended && <Text>Why, in the words of who ended it: “{ended.reason}”</Text>}
        </Stack>
      </EmptyState>
    </Container>
  );
}
