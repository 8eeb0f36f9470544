import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

const Codes = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space.s8};
  padding: ${space.s16};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;
`;

function downloadCodes(codes: readonly string[]): void {
  const text = new Blob([`Belong recovery codes\n\n${codes.join('\n')}\n`], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(text);
  link.download = 'belong-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shown this once: we keep only what recognises them. */
export function RecoveryCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  return (
    <Stack>
      <Notice live tone="warning" title="Save these codes somewhere other than your phone">
        You can use each code once to log in without your authenticator app. We can’t show them again.
      </Notice>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row>
        <Button tone="secondary" onClick={() => downloadCodes(codes)}>
          Download codes
        </Button>
        <Button onClick={onSaved}>I’ve saved my codes</Button>
      </Row>
    </Stack>
  );
}
