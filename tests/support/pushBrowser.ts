// A browser that takes notifications, without its push service: it opens what was posted with its own keys, by RFC 8291
// and RFC 8188 and not by the library that sealed it.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const [SALT, HEADER, TAG] = [16, 21, 16];
/** Ends the last record; what follows is padding. */
const LAST = 2;

export function pushBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const secret = randomBytes(16);
  const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  const named = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
  return {
    /** As `PushSubscription.toJSON` says it. */
    subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: secret.toString('base64url') } },
    /** The text of a message of one record; throws where it was encrypted for another browser. */
    open(body: Buffer): string {
      const salt = body.subarray(0, SALT);
      const sender = body.subarray(HEADER, HEADER + (body[HEADER - 1] ?? 0));
      const sealed = body.subarray(HEADER + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const key = derive(curve.computeSecret(sender), secret, info, 32);
      const opened = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, named('aes128gcm'), 16),
        derive(key, salt, named('nonce'), 12),
      );
      opened.setAuthTag(sealed.subarray(-TAG));
      const plain = Buffer.concat([opened.update(sealed.subarray(0, -TAG)), opened.final()]);
      return plain.subarray(0, plain.lastIndexOf(LAST)).toString();
    },
  };
}
