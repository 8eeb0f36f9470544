/** What the browser may know about the environment; compiled in by next.config.js. */
export const publicEnv = {
  production: process.env.NODE_ENV === 'production',
  /** The Prismic repository; without one, the files in content/. */
  prismicEnvironment: process.env.NEXT_PUBLIC_PRISMIC_ENVIRONMENT || undefined,
  /** With a key the base map is Google’s. */
  googleMapsKey: process.env.NEXT_PUBLIC_GOOGLE_MAPS_KEY || undefined,
  /** With an app of ours at Intercom, its messenger; without, our inbox. */
  intercomAppId: process.env.NEXT_PUBLIC_INTERCOM_APP_ID || undefined,
  /** Licenses that are held: state|license|holder|number, apart by semicolons. Nothing is claimed without them. */
  licenses: process.env.NEXT_PUBLIC_LICENSES || undefined,
  styleNonce: process.env.NEXT_PUBLIC_STYLE_NONCE ?? 'development',
} as const;
