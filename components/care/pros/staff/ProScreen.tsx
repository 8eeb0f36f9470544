import { useRouter } from 'next/router';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { type Pro, pros } from '@/contract/care/pros/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { ProDocuments } from './ProDocuments';
import { ProForm } from './ProForm';
import { ProSurvey } from './ProSurvey';
import { ProW9State } from './ProW9State';
import { figuresText } from './pro.labels';

const allPros = <Link href={routes.accounts.deskPros()}>All Pros</Link>;

/** A form for a company that is not there yet. */
export function NewProScreen() {
  const router = useRouter();
  return (
    <>
      <AccountPageHeader title="New Pro" actions={allPros} />
      <ProForm onSaved={({ id }) => void router.replace(routes.accounts.deskPro({ proId: id }))} />
    </>
  );
}

/** One Pro: papers, prices, and figures. */
export function ProScreen({ proId }: { readonly proId: string }) {
  const query = useApi(pros.getPro, { params: { proId } });
  const { data } = query;
  if (data) return <ProDetail pro={data} />;
  return (
    <>
      <AccountPageHeader title="Pro" actions={allPros} />
      <Loaded query={query} title="We couldn’t load this Pro" skeleton={<Skeleton $height="16rem" $round="card" />} />
    </>
  );
}

function ProDetail({ pro }: { readonly pro: Pro }) {
  return (
    <>
      <AccountPageHeader title={pro.company} actions={allPros}>
        {figuresText(pro.performance)}
      </AccountPageHeader>
      <Stack $gap="s24">
        {pro.problems.length > 0 && (
          <Notice tone="warning" title="This Pro can’t get every job">
            {pro.problems.join('. ')}.
          </Notice>
        )}
        <ProSurvey survey={pro.performance.survey} />
        <ProW9State w9={pro.w9} />
        <ProDocuments pro={pro} />
        <ProForm pro={pro} />
      </Stack>
    </>
  );
}
