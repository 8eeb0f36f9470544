import { useState } from 'react';
import styled from 'styled-components';
import { NameFields } from '@/components/layout/names/NameFields';
import { Button } from '@/components/ui/actions/Button';
import { announce } from '@/components/ui/feedback/announcements';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type Profile, profiles } from '@/contract/account/profiles/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { withReturn } from '@/lib/routing/returnTo';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import { ConfirmEmailForm } from './ConfirmEmailForm';
import { toProfileInput } from './profileInput';
import { UnconfirmedEmail } from './UnconfirmedEmail';

const FieldPair = styled.div`
  display: grid;
  gap: ${space.s16};

  ${up('sm')} {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: repeat(4, auto);
    gap: 0 ${space.s16};

    > div {
      display: grid;
      grid-row: 1 / span 4;
      grid-template-rows: subgrid;
      row-gap: ${space.s4};
    }

    > div > label {
      grid-row: 1;
    }

    > div > p {
      grid-row: 2;
    }

    > div > :nth-last-child(2) {
      grid-row: 3;
    }

    > div > :last-child {
      grid-row: 4;
    }
  }
`;

/** Name, photo, and contact data, as our team and other members see them. */
export function ProfileSettings({ profile }: { readonly profile: Profile }) {
  const [newEmail, setNewEmail] = useState<{ email: string; attempt: string } | null>(null);
  const save = useApiMutation(profiles.updateProfile, { touches: [users, profiles, account, todos] });
  const { phone, unconfirmedEmail } = profile;
  const savedProfile = toProfileInput(profile);
  const form = useForm(() => import('@/contract/account/profiles/schemas').then((file) => file.ProfileChange), {
    draft: 'profile',
    initialValues: savedProfile,
  });
  const { register, handleSubmit, formState, sent, refuse } = form;
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    save.mutate(
      { body },
      {
        onSuccess: (changed) => {
          sent();
          setNewEmail(changed.newEmail);
          announce('Your profile is saved.');
        },
        onError: refuse,
      },
    ),
  );
  const resendConfirmation = () => {
    if (!unconfirmedEmail) return;
    const body = { ...savedProfile, phone, email: unconfirmedEmail };
    save.mutate({ body }, { onSuccess: (changed) => setNewEmail(changed.newEmail) });
  };
  return (
    <Card id="profile">
      <Stack as="form" aria-label="Profile" noValidate onSubmit={submit}>
        <Heading $size="small">Profile</Heading>
        {save.error && (
          <Notice live tone="danger" title="Not saved">
            {save.error.message} What you entered is still here.
            {save.error.code === 'recentLoginRequired' && (
              <Link href={withReturn(routes.auth.login(), routes.accounts.settings())}>Log in again to change it</Link>
            )}
          </Notice>
        )}
        {save.isSuccess && !newEmail && (
          <Notice live tone="success">
            Saved.
          </Notice>
        )}
        <NameFields
          firstName={register('firstName')}
          lastName={register('lastName')}
          oneName={register('oneName')}
          errors={{ firstName: errors.firstName?.message, lastName: errors.lastName?.message }}
        />
        <FieldPair>
          <Field
            label="Email"
            error={errors.email?.message}
            help="To change it, enter the code we send to the new address."
          >
            {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
          </Field>
          <Field
            label="Phone"
            optional
            error={errors.phone?.message}
            help="For anything urgent. To get texts, confirm it below."
          >
            {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
          </Field>
        </FieldPair>
        <Field label="Hometown" optional error={errors.homeTown?.message}>
          {(control) => <TextInput {...control} {...register('homeTown')} autoComplete="address-level2" />}
        </Field>
        <Field label="About me" optional error={errors.aboutMe?.message} help="A few words for the people you message.">
          {(control) => <TextArea {...control} {...register('aboutMe')} rows={4} />}
        </Field>
        <div>
          <Button type="submit" loading={save.isPending}>
            Save profile
          </Button>
        </div>
        <Text $size="small" $tone="faint">
          We never sell your information.
        </Text>
      </Stack>
      {unconfirmedEmail && !newEmail && (
        <UnconfirmedEmail email={unconfirmedEmail} sending={save.isPending} onResend={resendConfirmation} />
      )}
      {newEmail && <ConfirmEmailForm {...newEmail} onDone={() => setNewEmail(null)} />}
    </Card>
  );
}
