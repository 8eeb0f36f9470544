import { useState } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { AnswerFile } from '@/contract/account/documents/constants';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { Question } from '@/contract/questionnaire/questions';
import { formatAddress } from '@/lib/address/addressText';
import { isSecretQuestion, type PlainForm, questionsOf } from '@/lib/plainForms/plainForm';
import { ChoiceField } from './fields/ChoiceField';
import { ConsentField } from './fields/ConsentField';
import { FieldGroup } from './fields/FieldGroup';
import { type FieldComponents, FlowField } from './fields/FlowField';
import { MultiSelectField } from './fields/MultiSelectField';
import { ScaleField } from './fields/ScaleField';
import { TextLineField } from './fields/TextLineField';
import { ContinueButton, Fields, FlowFooter, Page } from './flowScreenStyles';

const fields: FieldComponents = {
  choice: ChoiceField,
  many: MultiSelectField,
  scale: ScaleField,
  consent: ConsentField,
  text: TextLineField,
  email: TextLineField,
  phone: TextLineField,
  date: TextLineField,
  money: TextLineField,
  integer: TextLineField,
};

interface PlainFieldProps {
  readonly form: PlainForm;
  readonly name: string;
  readonly question: Question;
}

const addressText = (value: unknown) =>
  typeof value === 'string' ? value : value ? formatAddress(value as PlacedAddress) : '';

/** The control of one question: what browsers can do by themselves. */
function PlainField({ form, name, question }: PlainFieldProps) {
  const [value, setValue] = useState<unknown>(form.values[name] ?? undefined);
  const problem = form.problems[name];
  const { label, help, optional = false } = question;
  if (question.kind === 'files') return <PlainFiles form={form} name={name} question={question} />;
  if (question.kind === 'visitTime')
    return (
      <SelectField
        label={label}
        help={help}
        error={problem}
        optional={optional}
        name={name}
        options={[{ value: '', label: 'Choose later' }, ...(form.times?.[name] ?? [])]}
        value={typeof value === 'string' ? value : ''}
        onChange={setValue}
      />
    );
  if (question.kind === 'address' || isSecretQuestion(name))
    return (
      <Field label={label} help={help} error={problem} optional={optional}>
        {(control) => (
          <TextInput
            {...control}
            name={name}
            type={question.kind === 'address' ? 'text' : 'password'}
            autoComplete={question.kind === 'address' ? 'street-address' : 'off'}
            defaultValue={addressText(value)}
          />
        )}
      </Field>
    );
  const flow = {
    id: form.formId,
    title: form.title,
    groups: {},
    repeatable: true,
    membersOnly: false,
    skipsAnswered: false,
    screens: [],
  };
  return (
    <FlowField
      fields={fields}
      flow={{ ...flow, questions: { [name]: question } }}
      name={name}
      question={question}
      value={value}
      problem={problem}
      onAnswer={setValue}
      onPending={() => undefined}
    />
  );
}

/** Files that are here already, each with the way to take it back, and a native picker. */
function PlainFiles({ form, name, question }: PlainFieldProps) {
  const files = (form.values[name] ?? []) as readonly Pick<AnswerFile, 'id' | 'name'>[];
  return (
    <FieldGroup help={question.help} problem={form.problems[name]}>
      <Stack $gap="s8">
        {files.map((file) => (
          <Checkbox key={file.id} name={`remove-${name}`} value={file.id}>
            Remove {file.name}
          </Checkbox>
        ))}
        <Field
          label={question.label}
          optional={question.optional ?? false}
          help="PDF, JPEG, PNG, WebP, or HEIC, up to 50 MB."
        >
          {(control) => <input {...control} required={false} type="file" name={name} multiple />}
        </Field>
      </Stack>
    </FieldGroup>
  );
}

/** A form for browsers without scripts: each address of a flow has one here. */
export function PlainFormPage({ form }: { readonly form: PlainForm }) {
  return <PlainFormScreen key={`${form.formId} ${form.title}`} form={form} />;
}
PlainFormPage.chrome = { slim: true };

/** One screen of a form that needs no script: sent as a page, answered as a page. */
function PlainFormScreen({ form }: { readonly form: PlainForm }) {
  const { formId, title, help, lines, asks, message, submitLabel, backHref } = form;
  const questions = questionsOf(formId) ?? {};
  return (
    <Container $width="reading">
      <PageHead title={title} noindex />
      <Page>
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            {title}
          </Heading>
          {help && (
            <Text $size="large" $tone="soft">
              {help}
            </Text>
          )}
        </Stack>
        {message && (
          <Notice tone="danger" live>
            {message}
          </Notice>
        )}
        {lines.map(({ heading, text, link }) => (
          <Stack key={`${heading} ${text} ${link?.href}`} $gap="s4">
            {heading && <Heading $size="small">{heading}</Heading>}
            {text && <Text>{text}</Text>}
            {link && <a href={link.href}>{link.label}</a>}
          </Stack>
        ))}
        <form method="post" encType="multipart/form-data" noValidate>
          <Stack $gap="s32">
            <Fields>
              {asks.map((name) => {
                const question = questions[name];
                return question ? (
                  <div key={name} data-full-width data-question={name}>
                    <input type="hidden" name="asked" value={name} />
                    <PlainField form={form} name={name} question={question} />
                  </div>
                ) : null;
              })}
            </Fields>
            <FlowFooter>
              <ContinueButton>
                {backHref && (
                  <ButtonLink tone="ghost" size="large" href={backHref}>
                    Back
                  </ButtonLink>
                )}
                {submitLabel && (
                  <Button type="submit" size="large">
                    {submitLabel}
                  </Button>
                )}
              </ContinueButton>
            </FlowFooter>
          </Stack>
        </form>
      </Page>
    </Container>
  );
}
