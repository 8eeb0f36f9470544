import { useEffect, useRef } from 'react';
import { announce } from '@/components/ui/feedback/announcements';
import { type Envelope, signing } from '@/contract/platform/signing/endpoints';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';

/** A document with its current status, announced when others sign. */
export function useLiveEnvelope(envelopeId: string) {
  const query = useApi(signing.getEnvelope, { params: { envelopeId } });
  useLiveUpdates(['leases']);
  const before = useRef<Envelope | undefined>(undefined);
  const { data } = query;
  useEffect(() => {
    const known = before.current;
    before.current = data;
    if (!known || !data) return;
    for (const { id, name, status } of data.signers) {
      const previousStatus = known.signers.find((signer) => signer.id === id)?.status;
      if (previousStatus !== status && status === 'signed' && id !== data.me?.signerId) announce(`${name} has signed.`);
    }
    if (known.status !== data.status && data.status === 'completed')
      announce('Everyone has signed. The document is sealed.');
  }, [data]);
  return query;
}
