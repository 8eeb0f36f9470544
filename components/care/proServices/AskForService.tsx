import { NameFields } from '@/components/layout/names/NameFields';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { leads } from '@/contract/account/leads/endpoints';
import { isProService, PRO_SERVICES, proService } from '@/contract/care/proServices/constants';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const EMPTY = { firstName: '', lastName: '', oneName: false, email: '' };

/** A visitor without an account asks for a service; a person of ours answers. */
export function AskForService() {
  const {
    values: { contact, service, message },
    set,
    clear,
  } = useDraft('ask-for-service', { contact: EMPTY, service: '', message: '' });
  const ask = useApiMutation(leads.createLead, { onArrived: clear });
  const fieldError = (name: string) => ask.error?.fields?.[`contact.${name}`];
  const setContact = (changed: Partial<typeof EMPTY>) => set({ contact: { ...contact, ...changed } });
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
              <NameFields
                firstName={{
                  value: contact.firstName,
                  onChange: ({ target }) => setContact({ firstName: target.value }),
                }}
                lastName={{ value: contact.lastName, onChange: ({ target }) => setContact({ lastName: target.value }) }}
                oneName={{
                  checked: contact.oneName,
                  onChange: ({ target }) => setContact({ oneName: target.checked }),
                }}
                errors={{ firstName: fieldError('firstName'), lastName: fieldError('lastName') }}
              />
              <Grid $min="14rem" $gap="s16">
                <TextField
                  label="Email"
                  error={fieldError('email')}
                  autoComplete="email"
                  value={contact.email}
                  onChange={(email) => setContact({ email })}
                />
                <SelectField
                  label="Service"
                  optional
                  options={[
                    { value: '', label: 'Something else' },
                    ...PRO_SERVICES.map((name) => ({ value: name, label: proService(name).title })),
                  ]}
                  value={service}
                  onChange={(service) => set({ service })}
                />
              </Grid>
              <TextAreaField
                label="What should we do, and where?"
                error={ask.error?.fields?.message}
                value={message}
                onChange={(message) => set({ message })}
              />
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
