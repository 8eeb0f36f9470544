import * as z from 'zod';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { EmailAddress } from '@/contract/format/emailAddress';
import { homeAlerts } from '@/contract/homes/homeAlerts/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { useSession } from '@/hooks/useSession';
import type { ModalContentProps } from '@/lib/routing/modals';
import { withReturn } from '@/lib/routing/returnTo';
import { filtersOfHref, searchFilters } from '@/lib/search/savedSearch';

const AlertFields = z.object({ email: EmailAddress });

/** Emails about one home, or about every new home that fits a search (`where` is its address); no account is needed. */
export function HomeAlertModal({ props: { homeId, where = '' }, onClose }: ModalContentProps) {
  const { user, signedIn } = useSession();
  const request = useApiMutation(homeAlerts.requestAlert);
  const { register, formState, handleSubmit, sent, refuse } = useForm(async () => AlertFields, {
    draft: 'homeAlert',
    initialValues: { email: user?.email ?? '' },
  });

  if (request.data) {
    const { confirm } = request.data;
    return (
      <ThanksDialog title={confirm ? 'Check your email' : 'You’re all set'} onClose={onClose}>
        <Text $align="center">
          {confirm
            ? 'We sent you a link. Open it to turn on your alert.'
            : 'We’ll email you. Each email has a link that ends them.'}
        </Text>
      </ThanksDialog>
    );
  }
  const send = handleSubmit(({ email }) =>
    request.mutate(
      { body: { email, ...(homeId ? { homeId } : { filters: searchFilters(filtersOfHref(where)) }) } },
      { onSuccess: sent, onError: refuse },
    ),
  );
  return (
    <FormDialog
      title={homeId ? 'Get an email about this home' : 'Get emails about new homes'}
      intro={
        homeId
          ? 'We’ll email you once, when this home is open to everyone.'
          : 'We’ll email you when new homes match this search, once a day at most.'
      }
      action="Notify me"
      sending={request.isPending}
      error={request.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      {!signedIn && !homeId && (
        <Text $size="small">
          <Link href={withReturn(routes.auth.login(), routes.accounts.saved())}>Log in</Link> to keep your searches in
          your account.
        </Text>
      )}
    </FormDialog>
  );
}
