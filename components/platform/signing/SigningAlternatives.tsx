import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { canDelegate } from '@/contract/platform/signing/constants';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { DelegateDialog } from './DelegateDialog';
import { SigningReasonDialog } from './SigningReasonDialog';

interface SigningAlternativesProps {
  readonly envelope: Envelope;
  /** Whether the caller may take the papers back: the person who sent them. */
  readonly canVoid: boolean;
}

/** What one can do instead of signing. */
export function SigningAlternatives({ envelope, canVoid }: SigningAlternativesProps) {
  const [open, setOpen] = useState<'decline' | 'delegate' | 'void' | undefined>();
  const close = () => setOpen(undefined);
  const { id, me } = envelope;
  return (
    <Row>
      {me?.canAct && (
        <>
          <Button tone="ghost" size="small" onClick={() => setOpen('decline')}>
            Decline to sign
          </Button>
          {canDelegate(me.role) && (
            <Button tone="ghost" size="small" onClick={() => setOpen('delegate')}>
              Have someone else sign for me
            </Button>
          )}
        </>
      )}
      {canVoid && (
        <Button tone="ghost" size="small" onClick={() => setOpen('void')}>
          Withdraw document
        </Button>
      )}
      {(open === 'decline' || open === 'void') && <SigningReasonDialog kind={open} envelopeId={id} onClose={close} />}
      {open === 'delegate' && <DelegateDialog envelopeId={id} onClose={close} />}
    </Row>
  );
}
