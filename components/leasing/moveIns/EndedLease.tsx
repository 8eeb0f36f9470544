import { useEffect, useRef } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Lease } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { formatDay } from '@/lib/format/dates';

/** A lease that ended before the keys: what that means, and where to go from here. */
export function EndedLease({ lease: { ended, terms, myRole } }: { readonly lease: Lease }) {
  const resident = myRole === 'resident';
  const top = useRef<HTMLDivElement>(null);
  // Anyone who has just ended it stood far down on a page that is gone.
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
            {resident && <ButtonLink href={routes.homes.all()}>Find a home</ButtonLink>}
            <ButtonLink href={routes.accounts.inbox()} tone="secondary">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <Stack $gap="s8">
          <Text>
            The move-in payment for {terms.address.streetAddress} wasn’t made in time
            {ended ? `, and the lease was ended on ${formatDay(ended.at)}` : ''}. No one was charged, and no one owes
            anything under it.
          </Text>
          {ended && <Text>Reason given: “{ended.reason}”</Text>}
        </Stack>
      </EmptyState>
    </Container>
  );
}
