import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { PayoutLines } from '@/components/money/payouts/owner/PayoutLines';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DeletionBlocker, deletions } from '@/contract/account/deletions/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

/** What is in the way, each with its way forward. */
export function DeletionBlocks({ blocks }: { readonly blocks: readonly DeletionBlocker[] }) {
  return (
    <Card>
      <Stack>
        <Heading $size="small">Before you can delete your account</Heading>
        {blocks.map(({ code, title, reason, action, payouts = [] }) => (
          <Notice key={`${code} ${title}`} tone="warning" title={title}>
            <Text>{reason}</Text>
            {payouts.map(({ homeId, address, payOn, amount, lines }) => (
              <Stack key={homeId} $gap="s8">
                <Text $weight="semibold">
                  {address}
                  {payOn && `, ${formatDate(payOn)}`}
                </Text>
                <PayoutLines lines={lines} total={amount} />
              </Stack>
            ))}
            <ButtonLink href={action.href} size="small" tone="secondary">
              {action.label}
            </ButtonLink>
          </Notice>
        ))}
        <Text $tone="soft">You can download your data at any time above.</Text>
      </Stack>
    </Card>
  );
}

/** The last word: their address, typed, and a fresh proof of who they are. */
export function DeleteAccount({ coolingOffDays }: { readonly coolingOffDays: number }) {
  const [email, setEmail] = useState('');
  const request = useApiMutation(deletions.requestDeletion);
  const confirmed = useRecentLogin('Only you can delete your account. Confirm it’s you.');
  const ask = () =>
    request.mutate(
      { body: { email } },
      {
        // Reloads the page: the session has ended.
        onSuccess: ({ eraseAt }) =>
          window.location.assign(`${routes.auth.keepAccount()}?until=${encodeURIComponent(eraseAt)}`),
        onError: confirmed.requireRecentLogin(ask),
      },
    );
  const wrongAddress = request.error?.fields?.email;
  const error = wrongAddress ? null : visibleError(request.error);
  return (
    <Card id="delete-account">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Heading $size="small">Delete my account</Heading>
        <Text $tone="soft">
          We’re sorry to see you go. We keep everything for {coolingOffDays} days in case you change your mind.
        </Text>
        {error && (
          <Notice live tone="danger" title="Your account wasn’t deleted">
            {error}
          </Notice>
        )}
        <TextField
          label="Enter your email to confirm"
          error={wrongAddress}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        <div>
          <Button type="submit" tone="danger" loading={request.isPending} disabled={email.trim() === ''}>
            {' '}
            Delete my account
          </Button>
        </div>
      </Stack>
      {confirmed.dialog}
    </Card>
  );
}
