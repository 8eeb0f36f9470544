import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { announce } from '@/components/ui/feedback/announcements';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type Profile, profiles, TEXT_CONSENT } from '@/contract/account/profiles/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatPhone } from '@/lib/format/text';

/** The number we may text: proven by a code, with the words they agreed to. */
export function PhoneSettings({ profile }: { readonly profile: Profile }) {
  const [phone, setPhone] = useState(formatPhone(profile.phone ?? ''));
  const [consent, setConsent] = useState(false);
  const [code, setCode] = useState('');
  const [isEditing, setEditing] = useState(!profile.phoneVerified);
  const send = useApiMutation(profiles.sendTextCode);
  const verifyPhone = useApiMutation(profiles.confirmPhone, { touches: [profiles, users, account, todos] });
  const confirmed = useRecentLogin('Changing your number affects where we text you. Confirm it’s you.');
  const attempt = send.data?.attempt;
  const ask = () => send.mutate({ body: { phone, consent: true } }, { onError: confirmed.requireRecentLogin(ask) });
  const type = () => {
    if (!attempt) return;
    verifyPhone.mutate(
      { body: { attempt, code } },
      {
        onSuccess: () => {
          announce('Your number is confirmed.');
          send.reset();
          setCode('');
          setEditing(false);
        },
        onError: () => setCode(''),
      },
    );
  };
  const error = send.error?.fields?.phone ? null : visibleError(send.error, verifyPhone.error);
  return (
    <Card id="phone">
      <Stack>
        <Row>
          <Heading $size="small">Text messages</Heading>
          {profile.phoneVerified && <Badge tone="brand">Confirmed</Badge>}
        </Row>
        {!isEditing && (
          <Row $justify="space-between">
            <Text>{formatPhone(profile.phone ?? '')}</Text>
            <Button tone="secondary" size="small" onClick={() => setEditing(true)}>
              Change number
            </Button>
          </Row>
        )}
        {error && (
          <Notice live tone="danger">
            {error}
          </Notice>
        )}
        {isEditing && !attempt && (
          <Stack
            as="form"
            aria-label="Mobile number"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              ask();
            }}
          >
            <TextField
              label="Mobile number"
              error={send.error?.fields?.phone}
              help="We’ll text you a 6-digit code."
              type="tel"
              autoComplete="tel"
              value={phone}
              onChange={setPhone}
            />
            <Checkbox checked={consent} onChange={({ currentTarget }) => setConsent(currentTarget.checked)}>
              {TEXT_CONSENT}
            </Checkbox>
            <div>
              <Button type="submit" loading={send.isPending} disabled={!consent || phone.trim() === ''}>
                Text me a code
              </Button>
            </div>
          </Stack>
        )}
        {isEditing && attempt && (
          <Stack
            as="form"
            aria-label="Confirm your number"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              type();
            }}
          >
            <Notice live title={`We texted ${phone}`}>
              Enter the 6-digit code within 10 minutes.
            </Notice>
            <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" value={code} onChange={setCode} />
            <Row>
              <Button type="submit" loading={verifyPhone.isPending} disabled={code.trim() === ''}>
                Confirm number
              </Button>
              <Button tone="ghost" onClick={() => send.reset()}>
                Change number or get a new code
              </Button>
            </Row>
          </Stack>
        )}
      </Stack>
      {confirmed.dialog}
    </Card>
  );
}
