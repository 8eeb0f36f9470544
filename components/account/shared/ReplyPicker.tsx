import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { desk } from '@/contract/desk/endpoints';
import { useApi } from '@/hooks/useApi';

/** Puts words of our team into a message, to edit before it is sent. For staff. */
export function ReplyPicker({ onPick }: { readonly onPick: (body: string) => void }) {
  const { data } = useApi(desk.listReplies);
  if (!data || data.length === 0) return null;
  return (
    <Field label="Start from a reply" optional>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => {
            const reply = data.find(({ id }) => id === target.value);
            if (reply) onPick(reply.body);
          }}
        >
          <option value="">Choose a reply</option>
          {data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
