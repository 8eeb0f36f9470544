import { useEffect, useRef } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Lease } from '@/contract/leases/endpoints';
import { formatDay } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';

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
