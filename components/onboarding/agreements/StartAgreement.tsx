import { useRouter } from 'next/router';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { agreements } from '@/contract/onboarding/agreements/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { agreementHref } from '@/lib/account/agreementRoutes';
import { plainFormPath } from '@/lib/plainForms/paths';
import { FlowPage } from './FlowPage';

/** What the agreement is and what to have at hand, before anything is asked. */
export function StartAgreement({ homeId }: { readonly homeId: string }) {
  const { push } = useRouter();
  const start = useApiMutation(agreements.startAgreement, { touches: [agreements] });
  return (
    <FlowPage>
      <PageHead title="Management agreement" noindex />
      <Stack $gap="s24" $align="start">
        <Heading as="h1" $size="title">
          Your management agreement
        </Heading>
        <Text $size="large" $tone="soft">
          Answer a few questions, then everyone on the title signs online. It takes about 10 minutes, and you can stop
          and come back on any device.
        </Text>
        <Text $weight="semibold">Have these ready:</Text>
        <Stack as="ul" $gap="s8">
          <Text as="li">The names and email addresses of everyone on the title</Text>
          <Text as="li">A document that shows who owns the home, such as the deed or a property tax bill</Text>
          <Text as="li">If a trust or company owns it, the document that says who may sign</Text>
        </Stack>
        <WithoutScripts href={plainFormPath('agreement', `start/${homeId}`)} />
        {start.error && (
          <Notice live tone="danger" title="We couldn’t start it">
            {start.error.message}
          </Notice>
        )}
        <Button
          size="large"
          loading={start.isPending}
          onClick={() =>
            start.mutate(
              { params: { homeId }, body: {} },
              {
                onSuccess: ({ id, status }) =>
                  void push(agreementHref(status === 'draft' ? 'ownership' : 'signing', id)),
              },
            )
          }
        >
          Start the agreement
        </Button>
      </Stack>
    </FlowPage>
  );
}
