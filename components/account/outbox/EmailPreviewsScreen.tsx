import { useState } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type EmailPreview, sentMessages } from '@/contract/account/sentMessages/endpoints';
import { useApi } from '@/hooks/useApi';
import { EmailFrame, Page } from './OutboxScreen.styles';
import { withStyleNonce } from './withStyleNonce';

const nameOf = ({ template, language }: EmailPreview) => `${template} (${language})`;

/** Every email with made-up data: for those who write them. */
export function EmailPreviewsScreen() {
  const query = useApi(sentMessages.listEmailPreviews);
  const { data } = query;
  const [name, setName] = useState<string>();
  const chosen = data?.find((each) => nameOf(each) === name) ?? data?.[0];
  return (
    <Container>
      <PageHead title="Emails" noindex />
      <Page>
        <Heading as="h1" $size="title">
          Emails
        </Heading>
        <Loaded query={query} title="We couldn’t load the emails" />
        {data && chosen && (
          <>
            <SelectField
              label="Email"
              options={data.map((each) => ({ value: nameOf(each), label: nameOf(each) }))}
              value={nameOf(chosen)}
              onChange={setName}
            />
            <Text $weight="semibold">{chosen.subject}</Text>
            <EmailFrame
              key={nameOf(chosen)}
              sandbox=""
              srcDoc={withStyleNonce(chosen.html)}
              title={`Preview of ${nameOf(chosen)}`}
            />
          </>
        )}
      </Page>
    </Container>
  );
}
