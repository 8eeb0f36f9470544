import { W9Form } from '@/components/flow/w9/W9Form';
import { todos } from '@/contract/todos/endpoints';
import { w9s } from '@/contract/w9s/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** The form of a member. */
export function OwnW9Form({ w9Id }: { readonly w9Id: string }) {
  const certify = useApiMutation(w9s.certifyW9, { touches: [w9s, todos] });
  const refer = useApiMutation(w9s.referToW8, { touches: [w9s, todos] });
  const params = { w9Id };
  return (
    <W9Form
      draft={`w9:${w9Id}`}
      certify={{ ...certify, send: (body, then) => certify.mutate({ params, body }, then) }}
      refer={{ ...refer, send: () => refer.mutate({ params, body: {} }) }}
    />
  );
}
