import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type Application, applications } from '@/contract/applications';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { routes } from '@/lib/routes';

const over: readonly Application['status'][] = [
  'lease_signed',
  'lease_ended',
  'declined',
  'withdrawn',
  'homeowner_withdrew',
  'expired',
  'leased_to_another',
];
const early: readonly Application['status'][] = ['started', 'submitted'];

/** The way out: for everybody where one began it, for oneself where one joined. Asked once more before it happens. */
export function Leave({ application }: { readonly application: Application }) {
  const { push } = useRouter();
  const part = useKeptFocus<HTMLElement>();
  const [sure, setSure] = useState(false);
  const leave = useApiMutation(applications.leaveApplication, { touches: [applications] });
  const { id, me, status } = application;
  const whole = me?.role === 'applicant';
  if (!me || over.includes(status) || (!whole && !early.includes(status))) return null;
  return (
    <Stack as="section" ref={part} tabIndex={-1} aria-label="Withdraw" $gap="s12">
      {sure ? (
        <Notice tone="warning" title={whole ? 'Withdraw it for everybody?' : 'Leave this application?'}>
          <Text>
            {early.includes(status)
              ? 'A fee that was paid comes back by itself. What you told us is kept for thirty days.'
              : 'You are being screened already, so the fee stays used. What you told us serves for another home for thirty days.'}
          </Text>
          <Row $gap="s8">
            <Button
              tone="danger"
              loading={leave.isPending}
              onClick={() =>
                leave.mutate(
                  { params: { applicationId: id }, body: { whole } },
                  // What is withdrawn for everybody shows by itself that it is.
                  { onSuccess: () => !whole && void push(routes.accounts.toursAndApplications()) },
                )
              }
            >
              {whole ? 'Yes, withdraw' : 'Yes, leave'}
            </Button>
            <Button tone="ghost" onClick={() => setSure(false)}>
              No, stay
            </Button>
          </Row>
          {leave.error && (
            <Text role="alert" $tone="danger">
              {leave.error.message}
            </Text>
          )}
        </Notice>
      ) : (
        <div>
          <Button tone="link" onClick={() => setSure(true)}>
            {whole ? 'Withdraw the application' : 'Leave this application'}
          </Button>
        </div>
      )}
    </Stack>
  );
}
