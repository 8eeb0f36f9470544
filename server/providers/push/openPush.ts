import type { Env } from '@/server/env';
import { localPush } from './local';
import type { Push } from './push';
import { webPush } from './webPush';

type Settings = Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_CONTACT' | 'DATA_DIR'>;

/** The push services of browsers where our keys are named, else files in the data directory. */
export const openPush = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_CONTACT, DATA_DIR }: Settings): Push =>
  VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
    ? webPush({ keys: { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }, contact: VAPID_CONTACT })
    : localPush(DATA_DIR);
