import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/platform/signing/endpoints';

const LegalNameDialog = dynamic(() => import('./LegalNameDialog').then((module) => module.LegalNameDialog));

interface SigningNameProps {
  readonly envelope: Envelope;
  readonly onCorrected: (name: string) => void;
}

/** The name of the signer, before anything is read: a wrong name is corrected here, not after the last page. */
export function SigningName({ envelope, onCorrected }: SigningNameProps) {
  const [correcting, setCorrecting] = useState(false);
  const name = envelope.me?.name;
  if (!name) return null;
  return (
    <Card $pad="s16">
      <Row $justify="space-between">
        <Text>
          You sign as <strong>{name}</strong>. Is that your full legal name?
        </Text>
        <Button tone="link" onClick={() => setCorrecting(true)}>
          Correct my name
        </Button>
      </Row>
      {correcting && (
        <LegalNameDialog
          envelopeId={envelope.id}
          name={name}
          onClose={(corrected) => {
            setCorrecting(false);
            if (corrected) onCorrected(corrected);
          }}
        />
      )}
    </Card>
  );
}
