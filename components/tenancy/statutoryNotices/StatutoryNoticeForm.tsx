import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { desk } from '@/contract/platform/desk/endpoints';
import { letters } from '@/contract/platform/letters/endpoints';
import {
  type FormFacts,
  formFactLabels,
  type StatutoryNotices,
  statutoryNotices,
} from '@/contract/tenancy/statutoryNotices/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

type Choice = StatutoryNotices['leases'][number]['choices'][number];
type Asked = Choice['asks'][number];

interface StatutoryNoticeFormProps {
  readonly leaseId: string;
  readonly choice: Choice;
  readonly onClose: () => void;
}

const UNKNOWN = 'unknown';
/** Questions with three answers: what the law asks for must be known, and it may not be. */
const answers = {
  federallyBacked: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No, the homeowner confirmed it' },
  ],
  isSmall: [
    { value: 'yes', label: 'Less than the law lets us keep without a sale' },
    { value: 'no', label: 'As much or more' },
  ],
} as const;
const isQuestion = (fact: Asked): fact is keyof typeof answers => fact in answers;

const help: Partial<Record<Asked, string>> = {
  cityCode: 'Name the section and that it adds nothing to this notice. If it does, our lawyer writes the notice.',
  description: 'A locked box is described as it is, without what is in it.',
};

/** What the law of the place has our team say in a notice; the rest is filled in from the lease and the account. */
export function StatutoryNoticeForm({ leaseId, choice, onClose }: StatutoryNoticeFormProps) {
  const prepare = useApiMutation(statutoryNotices.prepareStatutoryNotice, {
    touches: [statutoryNotices, letters, desk],
  });
  const { values, set, clear } = useDraft(`statutory-notice:${leaseId}:${choice.kind}`, {
    payTo: '',
    payHours: '',
    federallyBacked: UNKNOWN,
    copyTo: '',
    cityCode: '',
    description: '',
    claimAt: '',
    isSmall: UNKNOWN,
  });
  const { kind, asks } = choice;
  const errorOf = (fact: Asked) => prepare.error?.fields?.[`facts.${fact}`];
  const answerOf = (fact: keyof typeof answers) => (values[fact] === UNKNOWN ? null : values[fact] === 'yes');
  const facts: FormFacts = {
    ...values,
    federallyBacked: answerOf('federallyBacked'),
    isSmall: answerOf('isSmall'),
  };
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Prepare a notice"
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        prepare.mutate(
          { params: { leaseId }, body: { kind, facts } },
          {
            onSuccess: () => {
              clear();
              onClose();
            },
          },
        );
      }}
    >
      {asks.map((fact) => {
        const shared = { label: formFactLabels[fact], error: errorOf(fact), help: help[fact] };
        if (isQuestion(fact))
          return (
            <SelectField
              key={fact}
              {...shared}
              options={[{ value: UNKNOWN, label: 'Not known' }, ...answers[fact]]}
              value={values[fact]}
              onChange={(value) => set({ [fact]: value })}
            />
          );
        const Text = fact === 'description' ? TextAreaField : TextField;
        return <Text key={fact} {...shared} value={values[fact]} onChange={(value) => set({ [fact]: value })} />;
      })}
      {prepare.error && !prepare.error.fields && (
        <Notice live tone="danger">
          {prepare.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={prepare.isPending}>
          Prepare the paper
        </Button>
        <Button tone="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
