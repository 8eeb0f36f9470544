/** Every refusal the API can give: code → status and the sentence a person reads when nothing better is known. */
export const errors = {
  badRequest: { status: 400, message: 'We could not read that request.' },
  invalid: { status: 400, message: 'Please check the highlighted answers.' },
  unauthenticated: { status: 401, message: 'Please log in to continue.' },
  invalidCredentials: { status: 401, message: 'That email address and password do not go together.' },
  invalidCode: { status: 401, message: 'That code is not right, or it is too old. Ask for a new one if need be.' },
  invalidPasskey: { status: 401, message: 'That passkey does not open an account here. Please log in another way.' },
  paymentDeclined: {
    status: 402,
    message: 'Your bank did not allow it. Nothing was charged; please choose another way.',
  },
  recentLoginRequired: { status: 401, message: 'Please confirm it is you before doing this.' },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  externalLoginRejected: {
    status: 403,
    message: 'That login did not hold. Please start it again from our login page.',
  },
  externalEmailUnverified: {
    status: 403,
    message: 'That account has no verified email address. Please log in with a code we mail you.',
  },
  notFound: { status: 404, message: 'We could not find that.' },
  methodNotAllowed: { status: 405, message: 'That action is not available here.' },
  conflict: { status: 409, message: 'This has changed since you opened it. Please reload and try again.' },
  inProgress: { status: 409, message: 'We are still working on your first request.' },
  linkExpired: { status: 410, message: 'This link was used already or is too old. Please ask for a new one.' },
  slotTaken: { status: 409, message: 'That time has just been taken. These are the next ones.' },
  payloadTooLarge: { status: 413, message: 'That is too large for us to read.' },
  unsupportedMedia: { status: 415, message: 'Please send JSON.' },
  idempotencyKeyReused: { status: 422, message: 'This request was already used for something else.' },
  tooManyRequests: { status: 429, message: 'That was a lot of requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  badGateway: { status: 502, message: 'We could not reach our service. Please try again in a moment.' },
  unavailable: { status: 503, message: 'We are busy or restarting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export type * from './schemas';
