import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { ACCESS_CODES, type AccessCode, homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDay } from '@/lib/format/dates';

function Code({ homeId, code: { kind, readings } }: { readonly homeId: string; readonly code: AccessCode }) {
  const read = useApiMutation(homeSetup.readAccessCode, { touches: [homeSetup] });
  const [latest] = readings;
  return (
    <Stack $gap="s4">
      <Row $justify="space-between">
        <Text>{ACCESS_CODES[kind]}</Text>
        {read.data ? (
          <Text $weight="semibold" aria-live="polite">
            {read.data.value}
          </Text>
        ) : (
          <Button
            tone="ghost"
            size="small"
            loading={read.isPending}
            aria-label={`Show the ${ACCESS_CODES[kind]} code`}
            onClick={() => read.mutate({ params: { homeId, codeKind: kind }, body: {} })}
          >
            Show
          </Button>
        )}
      </Row>
      {latest && (
        <Text $size="small" $tone="soft">
          You last viewed it on <ReaderTime at={latest.at} format={formatDay} />
        </Text>
      )}
      {read.error && (
        <Notice tone="danger" live>
          {read.error.message}
        </Notice>
      )}
    </Stack>
  );
}

/** Codes that those who live there may read, one by one. Nothing where there are none. */
export function ResidentCodes({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(homeSetup.listAccessCodes, { params: { homeId } });
  if (!data || data.length === 0) return null;
  return (
    <Stack $gap="s12">
      <Heading as="h3" $size="label">
        Codes and passwords
      </Heading>
      <Text $size="small" $tone="soft">
        Stored encrypted. Your homeowner can see each time someone opens one.
      </Text>
      {data.map((code) => (
        <Code key={code.kind} homeId={homeId} code={code} />
      ))}
    </Stack>
  );
}
