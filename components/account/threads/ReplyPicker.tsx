import { SelectField } from '@/components/ui/fields/SelectField';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';

/** Puts words of our team into a message, to edit before it is sent. For staff. */
export function ReplyPicker({ onPick }: { readonly onPick: (body: string) => void }) {
  const { data } = useApi(desk.listReplies);
  if (!data || data.length === 0) return null;
  return (
    <SelectField
      label="Start from a reply"
      optional
      options={[{ value: '', label: 'Choose a reply' }, ...data.map(({ id, title }) => ({ value: id, label: title }))]}
      value=""
      onChange={(value) => {
        const reply = data.find(({ id }) => id === value);
        if (reply) onPick(reply.body);
      }}
    />
  );
}
