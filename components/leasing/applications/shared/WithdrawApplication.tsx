import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';

const closedStatuses: readonly Application['status'][] = [
  'lease_signed',
  'lease_ended',
  'declined',
  'withdrawn',
  'homeowner_withdrew',
  'expired',
  'leased_to_another',
];
const beforeScreeningStatuses: readonly Application['status'][] = ['started', 'submitted'];

/** The way out: for everybody where one began it, for oneself where one joined. Asked once more before it happens. */
export function WithdrawApplication({ application }: { readonly application: Application }) {
  const { push } = useRouter();
  const sectionRef = useFocusRestore<HTMLElement>();
  const [isConfirming, setConfirming] = useState(false);
  const withdraw = useApiMutation(applications.withdrawApplication, { touches: [applications] });
  const { id, me, status } = application;
  const forEveryone = me?.role === 'applicant';
  if (!me || closedStatuses.includes(status) || (!forEveryone && !beforeScreeningStatuses.includes(status)))
    return null;
  return (
    <Stack as="section" ref={sectionRef} tabIndex={-1} aria-label="Withdraw" $gap="s12">
      {isConfirming ? (
        <Notice tone="warning" title={forEveryone ? 'Withdraw for everyone?' : 'Leave this application?'}>
          <Text>
            {beforeScreeningStatuses.includes(status)
              ? 'Any fee you paid is refunded automatically. We keep your answers for 30 days.'
              : 'Your screening has started, so the fee has been used. You can use your answers for another home for 30 days.'}
          </Text>
          <Row $gap="s8">
            <Button
              tone="danger"
              loading={withdraw.isPending}
              onClick={() =>
                withdraw.mutate(
                  { params: { applicationId: id }, body: { whole: forEveryone } },
                  // What is withdrawn for everybody shows by itself that it is.
                  { onSuccess: () => !forEveryone && void push(routes.accounts.toursAndApplications()) },
                )
              }
            >
              {forEveryone ? 'Withdraw' : 'Leave'}
            </Button>
            <Button tone="ghost" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </Row>
          {withdraw.error && (
            <Text role="alert" $tone="danger">
              {withdraw.error.message}
            </Text>
          )}
        </Notice>
      ) : (
        <div>
          <Button tone="link" onClick={() => setConfirming(true)}>
            {forEveryone ? 'Withdraw application' : 'Leave this application'}
          </Button>
        </div>
      )}
    </Stack>
  );
}
