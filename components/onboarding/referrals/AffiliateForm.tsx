import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Affiliate, affiliates, CHANNELS, type Channel } from '@/contract/onboarding/affiliates/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { space, weight } from '@/styles/tokens';
import { channelLabels } from './channel.labels';

const ChannelList = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s24};

  legend {
    margin-block-end: ${space.s8};
    font-weight: ${weight.semibold};
  }
`;

const emptyAffiliate = { site: '', channels: [] as Channel[], audience: '', promotion: '' };

/** The partner's audience, and how they would speak about us. */
export function AffiliateForm({ affiliate }: { readonly affiliate?: Affiliate }) {
  const apply = useApiMutation(affiliates.applyAsAffiliate, { touches: [affiliates] });
  const { site, channels, audience, promotion } = affiliate ?? emptyAffiliate;
  const form = useForm(
    () => import('@/contract/onboarding/affiliates/schemas').then((file) => file.AffiliateApplication),
    {
      draft: 'affiliate',
      initialValues: { site, channels, audience, promotion },
    },
  );
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const submit = handleSubmit((body) => apply.mutate({ body }, { onSuccess: form.sent, onError: form.refuse }));
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      {apply.error && (
        <Notice live tone="danger" title="We couldn’t submit your application">
          {apply.error.message || 'Something went wrong on our side.'} Your answers are saved. Please try again.
        </Notice>
      )}
      <Field label="Your site or channel" error={errors.site?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('site')}
            inputMode="url"
            autoComplete="url"
            placeholder="garden.example"
          />
        )}
      </Field>
      <ChannelList>
        <legend>How do you reach people?</legend>
        {CHANNELS.map((channel) => (
          <Checkbox key={channel} value={channel} {...register('channels')}>
            {channelLabels[channel]}
          </Checkbox>
        ))}
      </ChannelList>
      {errors.channels && (
        <Text role="alert" $tone="danger" $size="small">
          {errors.channels.message}
        </Text>
      )}
      <Field
        label="Who is your audience?"
        help="How many people, and what they come to you for."
        error={errors.audience?.message}
      >
        {(control) => <TextArea {...control} {...register('audience')} rows={3} />}
      </Field>
      <Field label="How would you promote Belong?" error={errors.promotion?.message}>
        {(control) => <TextArea {...control} {...register('promotion')} rows={4} />}
      </Field>
      <div>
        <Button type="submit" loading={apply.isPending}>
          {affiliate ? 'Resubmit' : 'Apply'}
        </Button>
      </div>
    </Stack>
  );
}
