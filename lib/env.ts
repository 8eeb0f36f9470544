/** What the browser may know about the environment; compiled in by next.config.js. */
export const publicEnv = {
  production: process.env.NODE_ENV === 'production',
  testBuild: process.env.TEST_BUILD === '1',
  /** The Prismic repository; without one, the files in content/. */
  prismicEnvironment: process.env.NEXT_PUBLIC_PRISMIC_ENVIRONMENT || undefined,
  styleNonce: process.env.NEXT_PUBLIC_STYLE_NONCE ?? 'development',
} as const;
