import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { PRO_DOCUMENTS, type Pro, type ProDocumentKind, proDocumentLabels, pros } from '@/contract/care/pros/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** License and insurance, each with its end. */
export function ProDocuments({ pro }: { readonly pro: Pro }) {
  return (
    <Card as="section" aria-labelledby="pro-documents">
      <Stack $gap="s24">
        <Heading as="h2" id="pro-documents" $size="small">
          Documents
        </Heading>
        {PRO_DOCUMENTS.map((kind) => (
          <DocumentForm key={kind} pro={pro} kind={kind} />
        ))}
      </Stack>
    </Card>
  );
}

function DocumentForm({ pro, kind }: { readonly pro: Pro; readonly kind: ProDocumentKind }) {
  const stored = pro.documents.find((each) => each.kind === kind);
  const [number, setNumber] = useState(stored?.number ?? '');
  const [issuer, setIssuer] = useState(stored?.issuer ?? '');
  const [expiresOn, setExpiresOn] = useState(stored?.expiresOn ?? '');
  const save = useApiMutation(pros.saveProDocument, { touches: [pros] });
  const label = proDocumentLabels[kind];
  return (
    <Stack $gap="s12" role="group" aria-label={label}>
      <Heading as="h3" $size="label">
        {label}
      </Heading>
      <Grid $min="12rem" $gap="s12">
        <TextField label="Number" optional error={save.error?.fields?.number} value={number} onChange={setNumber} />
        <TextField label="Issued by" optional error={save.error?.fields?.issuer} value={issuer} onChange={setIssuer} />
        <TextField
          label="Ends on"
          error={save.error?.fields?.expiresOn}
          type="date"
          value={expiresOn}
          onChange={setExpiresOn}
        />
      </Grid>
      {save.error && !save.error.fields && (
        <Notice live tone="danger" title="That did not work">
          {save.error.message}
        </Notice>
      )}
      <Row>
        <Button
          tone="secondary"
          size="small"
          loading={save.isPending}
          onClick={() =>
            save.mutate({
              params: { proId: pro.id, proDocument: kind },
              body: { number, issuer, expiresOn },
            })
          }
        >
          Save {label.replace(/^./, (first) => first.toLowerCase())}
        </Button>
      </Row>
    </Stack>
  );
}
