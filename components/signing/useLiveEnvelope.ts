import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announce } from '@/components/ui/feedback/announcements';
import { type Envelope, signing } from '@/contract/signing/endpoints';
import { apiQuery } from '@/lib/api/query';

const POLL_MS = 6_000;
const closedStatuses = ['completed', 'declined', 'expired', 'voided'];

/** Papers with where they stand now: asked anew every few seconds while they are open, and told aloud when others sign. */
export function useLiveEnvelope(envelopeId: string) {
  const query = useQuery({
    ...apiQuery(signing.getEnvelope, { params: { envelopeId } }),
    refetchInterval: ({ state }) => (state.data && closedStatuses.includes(state.data.status) ? false : POLL_MS),
  });
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
      announce('Everybody has signed. The file is sealed.');
  }, [data]);
  return query;
}
