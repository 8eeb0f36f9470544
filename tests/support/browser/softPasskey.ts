// A passkey in software, as far as WebAuthn goes: makes credentials and signs challenges like a device does.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text64 = (value: string) => Buffer.from(value).toString('base64url');

/** CBOR, as much of it as an attestation needs. */
const authenticatorDataHead = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytes = (value: Buffer) => Buffer.concat([authenticatorDataHead(2, value.length), value]);
const text = (value: string) => Buffer.concat([authenticatorDataHead(3, value.length), Buffer.from(value)]);
const fullAuthenticatorData = (value: number) =>
  value < 0 ? authenticatorDataHead(1, -1 - value) : authenticatorDataHead(0, value);

interface RelyingParty {
  origin: string;
  rpId: string;
}

export class SoftPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(readonly where: RelyingParty) {}

  private client(type: string, challenge: string) {
    return text64(JSON.stringify({ type, challenge, origin: this.where.origin, crossOrigin: false }));
  }

  private state(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.where.rpId), Buffer.from([flags]), counter, more]);
  }

  private shape<T extends object>(response: T) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  /** Present and verified, with the new key attached. */
  createCredential(challenge: string) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const part = (value: string) => bytes(Buffer.from(value, 'base64url'));
    const key = Buffer.concat([
      authenticatorDataHead(5, 5),
      ...[
        fullAuthenticatorData(1),
        fullAuthenticatorData(2),
        fullAuthenticatorData(3),
        fullAuthenticatorData(-7),
        fullAuthenticatorData(-1),
        fullAuthenticatorData(1),
        fullAuthenticatorData(-2),
        part(x),
        fullAuthenticatorData(-3),
        part(y),
      ],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = this.state(0x45, Buffer.concat([Buffer.alloc(16), length, this.id, key]));
    const attestation = Buffer.concat([
      authenticatorDataHead(5, 3),
      ...[text('fmt'), text('none'), text('attStmt'), authenticatorDataHead(5, 0), text('authData'), bytes(data)],
    ]);
    return this.shape({
      clientDataJSON: this.client('webauthn.create', challenge),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  signChallenge(challenge: string, { verified = true } = {}) {
    this.counter += 1;
    const data = this.state(verified ? 0x05 : 0x01);
    const clientDataJSON = this.client('webauthn.get', challenge);
    const over = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.shape({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', over, this.keys.privateKey).toString('base64url'),
    });
  }
}
