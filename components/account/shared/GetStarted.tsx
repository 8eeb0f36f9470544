import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import type { UserType } from '@/contract/users/endpoints';
import { routes } from '@/lib/routing/routes';
import { savedHref } from '@/lib/search/searchHref';

/** The first step of somebody who has no home with us yet. */
export function GetStarted({ roles }: { readonly roles: readonly UserType[] }) {
  if (roles.includes('homeowner')) {
    return (
      <Card $tone="wash">
        <EmptyState
          picture={<HouseIllustration />}
          title="Your home, in good hands"
          actions={
            <>
              <ButtonLink href={routes.homeowners.all()}>Tell us about your home</ButtonLink>
              <ButtonLink href={routes.howItWorks()} tone="secondary">
                How it works
              </ButtonLink>
            </>
          }
        >
          Once we look after a home of yours, it stands here: its rent, its repairs, its next step.
        </EmptyState>
      </Card>
    );
  }
  if (!roles.includes('resident')) return null;
  return (
    <Card $tone="wash">
      <EmptyState
        picture={<DoorIllustration />}
        title="Find the home you come back to"
        actions={
          <>
            <ButtonLink href={routes.homes.all()}>Look for a home</ButtonLink>
            <ButtonLink href={savedHref()} tone="secondary">
              Homes you saved
            </ButtonLink>
          </>
        }
      >
        Save what you like, see it, apply. Once you live in a home of ours, it stands here.
      </EmptyState>
    </Card>
  );
}
