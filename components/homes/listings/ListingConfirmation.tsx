import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';

const inReview = {
  title: 'You approved the listing',
  next: 'Our team checks it before it goes live. We’ll email you when people can book tours.',
};

/** What was done, or the status it led to. */
const confirmations: Readonly<Record<string, { title: string; next: string } | undefined>> = {
  approved: inReview,
  in_review: { ...inReview, title: 'The home is on its way back to the market' },
  coming_soon: {
    title: 'The home is announced',
    next: 'People can save it and ask about it. Tours begin when it’s published.',
  },
  active: {
    title: 'The home is live',
    next: 'Tours can be booked from now on. The homeowner gets an email, and each application shows up in Tours and applications.',
  },
};

/** What was just done with a listing, and what comes next. `done`: `approved`, or the status it led to. */
export function ListingConfirmation({ done }: { readonly done: string }) {
  const confirmed = confirmations[done];
  if (!confirmed) return null;
  return (
    <Confirmation
      title={confirmed.title}
      arrived
      action={<ButtonLink href={routes.accounts.overview()}>Go to your overview</ButtonLink>}
    >
      <Text>{confirmed.next}</Text>
    </Confirmation>
  );
}
