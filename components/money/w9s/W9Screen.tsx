import { useRouter } from 'next/router';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { TaxStatusNotice } from '@/components/flow/w9/TaxStatusNotice';
import { W9Summary } from '@/components/flow/w9/W9Summary';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { todos } from '@/contract/account/todos/endpoints';
import { w9s } from '@/contract/money/w9s/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useArrival } from '@/hooks/useArrival';
import { plainFormPath } from '@/lib/plainForms/paths';
import { OwnW9Form } from './OwnW9Form';

/** What the form is for, and the button that starts it. */
function StartW9() {
  const { replace } = useRouter();
  const { data } = useApi(w9s.listW9s);
  const start = useApiMutation(w9s.startW9, { touches: [w9s, todos] });
  const current = data?.items.find(({ status }) => status === 'certified');
  return (
    <Stack $gap="s24" $align="start">
      {data && <TaxStatusNotice tax={data.tax} />}
      <Text>
        The IRS asks us for your taxpayer number before we pay you. It takes about three minutes. We encrypt the number.
        No page, email, or PDF shows more than its last four digits.
      </Text>
      {current && <W9Summary form={current} />}
      {start.error && (
        <Notice live tone="danger" title="We couldn’t start it">
          {start.error.message}
        </Notice>
      )}
      <Button
        size="large"
        loading={start.isPending}
        onClick={() =>
          start.mutate({ body: {} }, { onSuccess: ({ id }) => void replace(routes.accounts.w9({ flowId: id })) })
        }
      >
        {current ? 'Certify a new form' : 'Start the form'}
      </Button>
    </Stack>
  );
}

function OpenW9({ w9Id }: { readonly w9Id: string }) {
  const query = useApi(w9s.getW9, { params: { w9Id } });
  const { data: form } = query;
  const arrived = useArrival(form && form.status !== 'open');
  if (!form)
    return (
      <Loaded query={query} title="We couldn’t load your form" skeleton={<Skeleton $height="20rem" $round="card" />} />
    );
  if (form.status === 'open') return <OwnW9Form w9Id={form.id} />;
  return (
    <Stack $gap="s24">
      {arrived && form.status === 'certified' && (
        <Confirmation
          title="Your Form W-9 is certified"
          arrived
          action={<ButtonLink href={routes.accounts.overview()}>Go to your overview</ButtonLink>}
        >
          <Text>
            Next, we check the name and number with the IRS and email you if they don’t match. The sealed form will be
            in your documents.
          </Text>
        </Confirmation>
      )}
      <W9Summary form={form} isOwnPage />
    </Stack>
  );
}

/** Form W-9: start it, fill it out, or see what was certified. */
export function W9Screen({ flowId }: { readonly flowId: string }) {
  return (
    <>
      <AccountPageHeader title="Form W-9">Taxpayer number and certification</AccountPageHeader>
      <WithoutScripts href={plainFormPath('w9')} />
      {flowId === 'new' ? <StartW9 /> : <OpenW9 w9Id={flowId} />}
    </>
  );
}
