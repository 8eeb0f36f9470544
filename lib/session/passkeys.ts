// Passkeys in the browser; the library loads when the first one is asked for.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyProof } from '@/contract/account/passkeys/endpoints';

type Options = Record<string, unknown>;

/** Browser errors for a canceled or timed-out prompt. */
const isCanceled = (error: unknown) => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

const toBase64Url = <T>(credential: AuthenticationResponseJSON | RegistrationResponseJSON) =>
  JSON.parse(JSON.stringify(credential)) as T;

/** Whether there is any point in a button. */
export const supportsPasskeys = () => typeof window !== 'undefined' && window.PublicKeyCredential !== undefined;

/** The challenge signed; null where they changed their mind. `quiet` waits in the list of the email field. */
export async function getPasskey(options: Options, conditional = false): Promise<PasskeyProof['credential'] | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const { response, ...credential } = await startAuthentication({
      optionsJSON: options as never,
      useBrowserAutofill: conditional,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return toBase64Url({ ...credential, response: { clientDataJSON, authenticatorData, signature, userHandle } });
  } catch (error) {
    if (isCanceled(error)) return null;
    throw error;
  }
}

/** A new passkey; null where they changed their mind. */
export async function createPasskey(options: Options): Promise<NewPasskey['credential'] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { response, ...credential } = await startRegistration({ optionsJSON: options as never });
    const { clientDataJSON, attestationObject, transports } = response;
    return toBase64Url({
      ...credential,
      response: { clientDataJSON, attestationObject, transports },
    } as RegistrationResponseJSON);
  } catch (error) {
    if (isCanceled(error)) return null;
    throw error;
  }
}
