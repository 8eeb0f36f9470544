/** What the browser may know about the environment; compiled in by next.config.js. */
export const publicEnv = {
  production: process.env.NODE_ENV === 'production',
  /** The Prismic repository; without one, the files in content/. */
  prismicEnvironment: process.env.NEXT_PUBLIC_PRISMIC_ENVIRONMENT || undefined,
  /** With a key the base map is Google’s. */
  googleMapsKey: process.env.NEXT_PUBLIC_GOOGLE_MAPS_KEY || undefined,
  /** With an app of ours at Intercom, its messenger; without, our inbox. */
  intercomAppId: process.env.NEXT_PUBLIC_INTERCOM_APP_ID || undefined,
  /** A container of the tag manager; without it none loads. */
  tagManagerId: process.env.NEXT_PUBLIC_TAG_MANAGER_ID || undefined,
  /** The pixel of an ads network; without it none loads. */
  adsPixelId: process.env.NEXT_PUBLIC_ADS_PIXEL_ID || undefined,
  /** Whether visits to public pages are recorded for those who allow it. */
  recordsVisits: process.env.NEXT_PUBLIC_RECORDS_VISITS === '1',
  /** Whether measurements and errors go to a host apart (SERVICE_API_URL). */
  hasServiceHost: process.env.NEXT_PUBLIC_HAS_SERVICE_HOST === '1',
  /** Whether visits are reported to an analytics vendor. */
  sharesAnalytics: process.env.NEXT_PUBLIC_SHARES_ANALYTICS === '1',
  /** Licenses that are held: state|license|holder|number, apart by semicolons. Nothing is claimed without them. */
  licenses: process.env.NEXT_PUBLIC_LICENSES || undefined,
  styleNonce: process.env.NEXT_PUBLIC_STYLE_NONCE ?? 'development',
} as const;
