/** Every refusal the API can give: code → status and the sentence a person reads when nothing better is known. */
export const errors = {
  badRequest: { status: 400, message: 'We couldn’t read that request.' },
  invalid: { status: 400, message: 'Please check the highlighted answers.' },
  unauthenticated: { status: 401, message: 'Please log in to continue.' },
  invalidCredentials: { status: 401, message: 'Incorrect email or password.' },
  invalidCode: { status: 401, message: 'That code is incorrect or expired. Ask for a new one.' },
  invalidPasskey: { status: 401, message: 'That passkey doesn’t match an account. Please log in another way.' },
  paymentDeclined: {
    status: 402,
    message: 'Your bank declined it. You weren’t charged. Please pay another way.',
  },
  recentLoginRequired: { status: 401, message: 'Please confirm it’s you before you continue.' },
  forbidden: { status: 403, message: 'You don’t have access to this.' },
  accountEnded: { status: 403, message: 'Your account has ended. Ask an administrator of your team.' },
  externalLoginRejected: {
    status: 403,
    message: 'That login didn’t work. Please start again from our login page.',
  },
  externalEmailUnverified: {
    status: 403,
    message: 'That account has no verified email address. Please log in with a code we email you.',
  },
  twoStepRequired: { status: 403, message: 'Set up and confirm two-step verification first.' },
  notFound: { status: 404, message: 'We couldn’t find that.' },
  methodNotAllowed: { status: 405, message: 'That action isn’t available here.' },
  conflict: { status: 409, message: 'This has changed since you opened it. Please reload and try again.' },
  repeatedPayment: { status: 409, message: 'You paid this amount a moment ago. Pay again?' },
  inProgress: { status: 409, message: 'We’re still working on your first request.' },
  linkExpired: { status: 410, message: 'This link was already used or has expired. Please ask for a new one.' },
  slotTaken: { status: 409, message: 'That time was just taken. Here are the next available times.' },
  payloadTooLarge: { status: 413, message: 'That’s too large for us to read.' },
  unsupportedMedia: { status: 415, message: 'Please send JSON.' },
  idempotencyKeyReused: { status: 422, message: 'This request was already used for something else.' },
  tooManyRequests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  badGateway: { status: 502, message: 'We couldn’t reach our service. Please try again in a moment.' },
  unavailable: { status: 503, message: 'We’re busy or restarting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export type * from './schemas';
