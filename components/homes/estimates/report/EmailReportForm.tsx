import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { estimates } from '@/contract/homes/estimates/endpoints';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import { useSession } from '@/hooks/useSession';

/** Mails the report to an address. */
export function EmailReportForm({ estimateId }: { readonly estimateId: string }) {
  const { push } = useRouter();
  const emailReport = useApiMutation(estimates.emailEstimate);
  const { answers } = useFlow(rentEstimate);
  const { user } = useSession();
  const [typed, setTyped] = useState<string>();
  // A known email address is not asked for again.
  const email = typed ?? (typeof answers.email === 'string' ? answers.email : user?.email) ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    emailReport.mutate(
      { params: { estimateId }, body: { email } },
      { onSuccess: () => void push(routes.rentEstimate.success()) },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Row $align="end">
        <TextField
          label="Email address"
          error={emailReport.error ? (emailReport.error.fields?.email ?? emailReport.error.message) : undefined}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setTyped}
        />
        <Button type="submit" loading={emailReport.isPending}>
          Email report
        </Button>
      </Row>
    </form>
  );
}
