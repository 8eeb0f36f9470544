import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { leads } from '@/contract/leads/endpoints';
import { isProService, PRO_SERVICES, proService } from '@/contract/proServices/constants';
import { useApiMutation } from '@/hooks/useApiMutation';

const EMPTY = { firstName: '', lastName: '', email: '' };

/** A visitor without an account asks for a service; a person of ours answers. */
export function AskForService() {
  const [contact, setContact] = useState(EMPTY);
  const [service, setService] = useState('');
  const [message, setMessage] = useState('');
  const ask = useApiMutation(leads.createLead);
  const fieldError = (name: string) => ask.error?.fields?.[`contact.${name}`];
  const text = (name: keyof typeof EMPTY, label: string, autoComplete: string) => (
    <Field label={label} error={fieldError(name)}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete={autoComplete}
          value={contact[name]}
          onChange={({ target }) => setContact({ ...contact, [name]: target.value })}
        />
      )}
    </Field>
  );
  const submit = () => {
    const title = isProService(service) ? `${proService(service).title}\n` : '';
    ask.mutate({ body: { type: 'ask_a_question', topic: 'pros', contact, message: `${title}${message}`.trim() } });
  };
  return (
    <Card as="section" aria-labelledby="ask-pros">
      <Stack $gap="s16">
        <Heading as="h2" id="ask-pros" $size="part">
          Ask for a Pro
        </Heading>
        {ask.isSuccess ? (
          <Notice live tone="success" title="We have your request">
            We’ll email you within one business day.
          </Notice>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Stack $gap="s16">
              <Grid $min="14rem" $gap="s16">
                {text('firstName', 'First name', 'given-name')}
                {text('lastName', 'Last name', 'family-name')}
                {text('email', 'Email', 'email')}
                <Field label="Service" optional>
                  {(control) => (
                    <Select {...control} value={service} onChange={({ target }) => setService(target.value)}>
                      <option value="">Something else</option>
                      {PRO_SERVICES.map((name) => (
                        <option key={name} value={name}>
                          {proService(name).title}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </Grid>
              <Field label="What should we do, and where?" error={ask.error?.fields?.message}>
                {(control) => (
                  <TextArea {...control} value={message} onChange={({ target }) => setMessage(target.value)} />
                )}
              </Field>
              {ask.error && !ask.error.fields && (
                <Notice live tone="danger" title="That did not work">
                  {ask.error.message}
                </Notice>
              )}
              <Row>
                <Button type="submit" loading={ask.isPending}>
                  Send request
                </Button>
              </Row>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
}
