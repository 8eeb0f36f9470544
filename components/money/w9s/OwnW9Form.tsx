import { W9Form } from '@/components/flow/w9/W9Form';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { todos } from '@/contract/account/todos/endpoints';
import { fullName } from '@/contract/account/users/personName';
import { w9s } from '@/contract/money/w9s/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useSession } from '@/hooks/useSession';

/** The form of a member. It starts with the form that holds, or with their name. */
export function OwnW9Form({ w9Id }: { readonly w9Id: string }) {
  const { user } = useSession();
  const { data, isError } = useApi(w9s.listW9s);
  const certify = useApiMutation(w9s.certifyW9, { touches: [w9s, todos] });
  const refer = useApiMutation(w9s.referToW8, { touches: [w9s, todos] });
  const params = { w9Id };
  if (!user || !(data || isError)) return <Skeleton $height="20rem" $round="card" />;
  const certified = data?.items.find(({ status }) => status === 'certified');
  return (
    <W9Form
      draft={`w9:${w9Id}`}
      known={certified?.form ?? { name: fullName(user) }}
      certify={{ ...certify, send: (body, then) => certify.mutate({ params, body }, then) }}
      refer={{ ...refer, send: () => refer.mutate({ params, body: {} }) }}
    />
  );
}
