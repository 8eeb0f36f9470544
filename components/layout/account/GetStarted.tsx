import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import type { UserType } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { savedHref } from '@/lib/search/searchHref';

/** The first step of a member without a home. */
export function GetStarted({ roles }: { readonly roles: readonly UserType[] }) {
  if (roles.includes('homeowner')) {
    return (
      <Card $tone="wash">
        <EmptyState
          picture={<HouseIllustration />}
          title="Your home in good hands"
          actions={
            <>
              <ButtonLink href={routes.homeowners.all()}>Tell us about your home</ButtonLink>
              <ButtonLink href={routes.howItWorks()} tone="secondary">
                How it works
              </ButtonLink>
            </>
          }
        >
          Once we manage your home, its rent, repairs, and next steps show up here.
        </EmptyState>
      </Card>
    );
  }
  if (!roles.includes('resident')) return null;
  return (
    <Card $tone="wash">
      <EmptyState
        picture={<DoorIllustration />}
        title="Find a home you’ll love"
        actions={
          <>
            <ButtonLink href={routes.homes.all()}>Search homes</ButtonLink>
            <ButtonLink href={savedHref()} tone="secondary">
              Saved homes
            </ButtonLink>
          </>
        }
      >
        Save homes, tour them, and apply. After you move in, your home shows up here.
      </EmptyState>
    </Card>
  );
}
