// The end and the return of a rent guarantee: always two people, because the guarantee is the homeowner's money.

import * as z from 'zod';
import { moneyAction } from '@/server/approvals/types';
import { readGuaranteeChange, setGuarantee } from './index';
import { notifyGuarantee } from './notifications';

export const guarantee = moneyAction(
  z.object({
    homeId: z.uuid(),
    /** Null brings the guarantee back. */
    voidReason: z.string().nullable(),
    reason: z.string(),
  }),
  {
    event: ({ voidReason }) => (voidReason === null ? 'guarantee.restored' : 'guarantee.voided'),
    read: async (db, { homeId, voidReason }) => {
      const { home, guarantee: card } = await readGuaranteeChange(db, homeId, voidReason);
      const what = voidReason === null ? 'Bring it back' : 'End it';
      return { amount: card.left, title: `${what}: ${home.address}`.slice(0, 200), homeId, subjectId: homeId };
    },
    carryOut: async (db, { homeId, voidReason }, { requestId }, { now, services }) => {
      const { ownerId } = await setGuarantee(db, homeId, { voidReason, now });
      await notifyGuarantee(db, { requestId, homeId, ownerId, voidReason }, services.siteUrl);
      return homeId;
    },
  },
);
