/** What the browser may know about the environment; compiled in by next.config.js. */
export const publicEnv = {
  production: process.env.NODE_ENV === 'production',
  testBuild: process.env.TEST_BUILD === '1',
  styleNonce: process.env.NEXT_PUBLIC_STYLE_NONCE ?? 'development',
} as const;
