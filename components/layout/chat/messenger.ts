// Intercom's messenger beneath our own launcher (docs/decisions/0053). Fetched by the person who said yes, once they reach their account.
import * as intercom from '@intercom/messenger-js-sdk';
import { type ChatIdentity, users } from '@/contract/account/users/endpoints';
import type { ApiClient } from '@/lib/api/client';

type Sdk = Pick<typeof intercom, 'Intercom' | 'boot' | 'hide' | 'show' | 'shutdown'>;

export interface Messenger {
  /** Opens it; false while Intercom’s own script is not here, so that a press goes elsewhere. */
  show: () => boolean;
  /** Folds it away; what is written in it stays. */
  hide: () => void;
  /** Ends it and forgets who was here. */
  close: () => void;
}

/** The queue that Intercom’s package leaves in this place until its script has come. */
const sdkPromise = (): boolean =>
  typeof window.Intercom === 'function' && !Object.hasOwn(window.Intercom as object, 'loaderQueue');

let startedMessenger = false;

/** Begins it as the person who is signed in; their identity is signed by our server. */
export async function openMessenger(
  api: Pick<ApiClient, 'call'>,
  appId: string,
  sdk: Sdk = intercom,
  isHere = sdkPromise,
): Promise<Messenger> {
  const identity = await api.call(users.getChatIdentity);
  const settings = settingsOf(appId, identity);
  if (startedMessenger) sdk.boot(settings);
  else sdk.Intercom(settings);
  startedMessenger = true;
  const ifHere = (act: () => void) => {
    const here = isHere();
    if (here) act();
    return here;
  };
  return {
    show: () => ifHere(sdk.show),
    hide: () => void ifHere(sdk.hide),
    // Also where its script is still on its way: the order waits for it in the queue.
    close: () => sdk.shutdown(),
  };
}

function settingsOf(appId: string, { userId, userHash, name, email }: ChatIdentity) {
  return { app_id: appId, user_id: userId, user_hash: userHash, name, email, hide_default_launcher: true };
}
