import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { DoorIllustration } from '@/components/ui/DoorPicture';
import { EmptyState } from '@/components/ui/EmptyState';
import { HouseIllustration } from '@/components/ui/HousePicture';
import type { UserType } from '@/contract/users';
import { routes } from '@/lib/routes';
import { savedHref } from '@/lib/searchHref';

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
