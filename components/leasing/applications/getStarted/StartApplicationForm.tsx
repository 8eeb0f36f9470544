import { useRouter } from 'next/router';
import { LoginPrompt } from '@/components/leasing/applications/shared/LoginPrompt';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import type { Home } from '@/contract/homes/homes/endpoints';
import { earliestMoveIn, waitsForHoa } from '@/contract/homes/homes/moveIn';
import { applications } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { useSession } from '@/hooks/useSession';
import { hoaWaitLabel } from '@/lib/labels/houseRules.labels';
import { applicationHref } from '@/lib/routing/applicationLinks';

/** Begins the application. A visitor logs in first, and finds the form as they left it. */
export function StartApplicationForm({ home }: { readonly home: Home }) {
  const { push } = useRouter();
  const { signedIn } = useSession();
  const today = localDay(Date.now(), home.timeZone);
  const first = earliestMoveIn(home, today);
  const [shortestTerm = 12] = home.leaseMonths;
  const defaultMonths = home.leaseMonths.includes(12) ? 12 : shortestTerm;
  const form = useForm(() => import('./startApplicationFields').then((file) => file.StartApplicationFields), {
    draft: `apply-${home.id}`,
    initialValues: { desiredStart: first, termMonths: String(defaultMonths) },
  });
  const startApplication = useApiMutation(applications.startApplication, { touches: [applications] });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ desiredStart, termMonths }) =>
    startApplication.mutate(
      { body: { homeId: home.id, desiredStart, termMonths: Number(termMonths) } },
      {
        onSuccess: ({ id }) => {
          form.sent();
          void push(applicationHref(routes.application.tenants, id));
        },
        onError: form.refuse,
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap="s24">
        <Field
          label="Move-in date"
          help={waitsForHoa(home, today) ? hoaWaitLabel(home) : undefined}
          error={errors.desiredStart?.message}
        >
          {(control) => <TextInput {...control} type="date" min={first} {...form.register('desiredStart')} />}
        </Field>
        <ChoicePills
          legend="Lease term"
          options={home.leaseMonths.map((months) => ({ value: String(months), label: `${months} months` }))}
          value={form.watch('termMonths')}
          onChange={(value) => form.setValue('termMonths', value)}
        />
        {startApplication.error && !startApplication.error.fields && (
          <Notice tone="danger" live>
            {startApplication.error.message}
          </Notice>
        )}
        {signedIn ? (
          <Button type="submit" size="large" full loading={startApplication.isPending}>
            Start application
          </Button>
        ) : (
          <>
            <LoginPrompt primary="register" fullWidth>
              Sign up or log in to start
            </LoginPrompt>
            <Text $size="small" $tone="soft">
              It takes a minute. We’ll save what you chose here.
            </Text>
          </>
        )}
      </Stack>
    </form>
  );
}
