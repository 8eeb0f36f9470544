import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { ACCESS_CODES, type AccessCodeKind, homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

/** In the middle of a sentence. */
const codeName = (kind: AccessCodeKind) =>
  `${kind === 'wifi' ? ACCESS_CODES.wifi : ACCESS_CODES[kind].toLowerCase()} code`;

const kinds = Object.keys(ACCESS_CODES) as AccessCodeKind[];

interface AccessCodesProps {
  readonly homeId: string;
  readonly help?: string;
  readonly level?: 'h2' | 'h3' | 'h4';
}

/** Codes that open the home: entered one by one, never shown again unless an owner asks, and each reading is listed. */
export function AccessCodes({ homeId, help, level = 'h2' }: AccessCodesProps) {
  return (
    <Stack as="section" aria-labelledby="codes" $gap="s16">
      <Heading as={level} id="codes" $size="small">
        Codes
      </Heading>
      {help && <Text $tone="soft">{help}</Text>}
      <Grid $min="16rem" $gap="s24">
        {kinds.map((kind) => (
          <AccessCodeForm key={kind} homeId={homeId} kind={kind} />
        ))}
      </Grid>
    </Stack>
  );
}

function AccessCodeForm({ homeId, kind }: { readonly homeId: string; readonly kind: AccessCodeKind }) {
  const { data } = useApi(homeSetup.listAccessCodes, { params: { homeId } });
  const [code, setCode] = useState('');
  const save = useApiMutation(homeSetup.setAccessCode, { touches: [homeSetup] });
  const read = useApiMutation(homeSetup.readAccessCode, { touches: [homeSetup] });
  const stored = data?.find((each) => each.kind === kind);
  const params = { homeId, codeKind: kind };
  const error = save.error ?? read.error;
  const store = () => {
    if (code.trim() && !save.isPending)
      save.mutate({ params, body: { code: code.trim() } }, { onSuccess: () => setCode('') });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
      // Without the button, too: no draft keeps what is secret.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) store();
      }}
    >
      <Stack $gap="s8">
        <TextField
          label={`${ACCESS_CODES[kind]} code`}
          help={stored && 'A code is saved. Enter a new one to replace it.'}
          maxLength={60}
          autoComplete="off"
          placeholder={stored ? '••••••' : undefined}
          value={code}
          onChange={setCode}
        />
        <Row>
          <Button type="submit" tone="secondary" size="small" loading={save.isPending}>
            Save {codeName(kind)}
          </Button>
          {stored?.canRead && (
            <Button
              tone="ghost"
              size="small"
              loading={read.isPending}
              onClick={() => read.mutate({ params, body: {} })}
              aria-label={`Show the ${codeName(kind)}`}
            >
              Show
            </Button>
          )}
          {read.data && <Text aria-live="polite">{read.data.value}</Text>}
        </Row>
        {error && (
          <Notice tone="danger" live>
            {error.message}
          </Notice>
        )}
        {stored?.readings.slice(0, 5).map(({ name, at }) => (
          <Text key={at} $size="small" $tone="soft">
            {name} viewed it on <ReaderTime at={at} format={formatDateTime} />
          </Text>
        ))}
      </Stack>
    </form>
  );
}
