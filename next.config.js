import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const development = process.env.NODE_ENV === 'development';
/** One value a build: styled-components needs a nonce that pages cached by others can carry too. It never helps a script. */
const styleNonce = (process.env.BUILD_ID ?? 'development').replace(/[^\w-]/g, '').slice(0, 32);

/** What a repository of Prismic’s adds to the policy: its pictures and, for anyone who previews, its toolbar. */
const prismic = process.env.NEXT_PUBLIC_PRISMIC_ENVIRONMENT
  ? { images: ' https://images.prismic.io', toolbar: ' https://static.cdn.prismic.io https://*.prismic.io' }
  : { images: '', toolbar: '' };

/** What Google’s map adds to the policy where it is the base map: its script, its tiles and the styles it writes. */
const google = process.env.GOOGLE_MAPS_KEY
  ? {
      scripts: ' https://maps.googleapis.com',
      styles: ' https://fonts.googleapis.com',
      images: ' https://*.googleapis.com https://*.gstatic.com',
      fonts: ' https://fonts.gstatic.com',
      calls: ' https://*.googleapis.com https://*.gstatic.com',
      workers: ' blob:',
    }
  : { scripts: '', styles: '', images: '', fonts: '', calls: '', workers: '' };

/** What Intercom’s messenger adds where our app there is named: its script, its frames, and the styles it writes. */
const intercom = process.env.INTERCOM_APP_ID
  ? {
      scripts: ' https://widget.intercom.io https://js.intercomcdn.com',
      images: ' https://*.intercomcdn.com https://static.intercomassets.com https://uploads.intercomusercontent.com',
      fonts: ' https://js.intercomcdn.com https://fonts.intercomcdn.com',
      calls:
        ' https://*.intercom.io wss://*.intercom.io https://uploads.intercomcdn.com https://uploads.intercomusercontent.com',
      frames: ' https://intercom-sheets.com',
      media: ' https://js.intercomcdn.com https://downloads.intercomcdn.com',
    }
  : { scripts: '', images: '', fonts: '', calls: '', frames: '', media: '' };
/** What a tag manager and an ads pixel add where their ids are set: lib/sharing/vendorScripts.ts says when they load. */
const tagManager = process.env.TAG_MANAGER_ID
  ? {
      scripts: ' https://www.googletagmanager.com',
      images: ' https://www.googletagmanager.com https://*.google-analytics.com',
      calls: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    }
  : { scripts: '', images: '', calls: '' };
const adsPixel = process.env.ADS_PIXEL_ID
  ? {
      scripts: ' https://connect.facebook.net',
      images: ' https://www.facebook.com',
      calls: ' https://connect.facebook.net https://www.facebook.com',
    }
  : { scripts: '', images: '', calls: '' };
const sharing = {
  scripts: `${tagManager.scripts}${adsPixel.scripts}`,
  images: `${tagManager.images}${adsPixel.images}`,
  calls: `${tagManager.calls}${adsPixel.calls}`,
};

const writesStyles = development || google.styles || intercom.scripts;
const frames = `${prismic.toolbar}${intercom.frames}`;

/** The one inline script of every page (pages/_document.tsx). */
const bootstrap = createHash('sha256')
  .update(readFileSync(path.join(import.meta.dirname, 'components/layout/deferredScripts/bootstrap.js')))
  .digest('base64');

const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${development ? "'unsafe-eval' 'unsafe-inline'" : `'sha256-${bootstrap}'`}${prismic.toolbar}${google.scripts}${intercom.scripts}${sharing.scripts}`,
  // A nonce beside 'unsafe-inline' would take it back.
  `style-src-elem 'self' ${writesStyles ? `'unsafe-inline'${google.styles}` : `'nonce-${styleNonce}'`}`,
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: blob:${prismic.images}${google.images}${intercom.images}${sharing.images}`,
  `font-src 'self'${google.fonts}${intercom.fonts}`,
  `connect-src 'self'${development ? ' ws:' : ''}${prismic.toolbar}${google.calls}${intercom.calls}${sharing.calls}`,
  ...(frames ? [`frame-src${frames}`] : []),
  // A clip is opened where it was chosen, for its first picture.
  `media-src 'self' blob:${intercom.media}`,
  `worker-src 'self'${google.workers}`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** An editor who previews sees the page beside the form that writes it; for everybody else no page stands in a frame. */
const previewPolicy = contentSecurityPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** The editor of Prismic shows this page in a frame of its own. */
const simulatorPolicy = contentSecurityPolicy.replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self' https://*.prismic.io",
);

/** A recording is played with the styles it was made with, which no nonce covers: on this page alone. */
const replayPolicy = contentSecurityPolicy.replace(/style-src-elem [^;]*/, "style-src-elem 'self' 'unsafe-inline'");

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
  },
];

const properties = '/accounts/portfolio/properties';
const homeSections =
  'earnings|landlord-insurance|listing|listing-performance|offboarding|pre-move-out|properties|sell|wealth|wealth-analysis';

/** Addresses that leave an optional part out, or name a home where there is one page for all; the first match counts. */
const shortAddresses = [
  ['/accounts/home/:section(payments|post-move-out|properties)/:homeId/:unitId?', '/accounts/home/:section'],
  ['/accounts/:section(bills|payments|tours-and-applications)/:homeId/:unitId?', '/accounts/:section'],
  ['/accounts/documents/:homeId', '/accounts/documents#home-:homeId'],
  ['/accounts/documents/:propertyId/:unitId', '/accounts/documents#home-:unitId'],
  ['/accounts/member/inbox/:homeId/:unitId?', '/accounts/member/inbox'],
  ['/homeowners/x/onboarding', '/homeowners/x'],
  [`${properties}/setup-flow/:page(success)?`, '/homeowner/onboard'],
  [`${properties}/setup-flow/steps/:step*`, '/homeowner/onboard/:step*'],
  [`${properties}/setup-flow/:unitId/steps`, `${properties}/:unitId/setup-flow`],
  [`${properties}/setup-flow/:unitId/steps/:step+`, `${properties}/:unitId/setup-flow/:unitId/steps/:step+`],
  [`${properties}/:homeId/setup-flow/steps`, `${properties}/:homeId/setup-flow`],
  [`${properties}/:homeId/setup-flow/steps/:step+`, `${properties}/:homeId/setup-flow/:homeId/steps/:step+`],
  // A setup without a group leads to all of them.
  [`${properties}/:propertyId/setup-flow/:unitId/steps`, `${properties}/:unitId/setup-flow`],
  // A unit is a home of its own.
  [
    `/accounts/portfolio/:section(${homeSections})/:propertyId/:unitId((?!setup-flow$)[^/]+)`,
    '/accounts/portfolio/:section/:unitId',
  ],
].map(([source, destination]) => ({ source, destination, permanent: false }));

/** @type {import('next').NextConfig} */
export default {
  generateBuildId: () => process.env.BUILD_ID ?? 'development',
  env: {
    NEXT_PUBLIC_INTERCOM_APP_ID: process.env.INTERCOM_APP_ID ?? '',
    NEXT_PUBLIC_GOOGLE_MAPS_KEY: process.env.GOOGLE_MAPS_KEY ?? '',
    NEXT_PUBLIC_TAG_MANAGER_ID: process.env.TAG_MANAGER_ID ?? '',
    NEXT_PUBLIC_ADS_PIXEL_ID: process.env.ADS_PIXEL_ID ?? '',
    NEXT_PUBLIC_RECORDS_VISITS: process.env.SESSION_REPLAY === '1' ? '1' : '',
    NEXT_PUBLIC_HAS_SERVICE_HOST: process.env.SERVICE_API_URL ? '1' : '',
    NEXT_PUBLIC_SHARES_ANALYTICS: process.env.MIXPANEL_TOKEN ? '1' : '',
    NEXT_PUBLIC_LICENSES: process.env.LICENSES ?? '',
    NEXT_PUBLIC_STYLE_NONCE: styleNonce,
  },
  poweredByHeader: false,
  // Back from a home finds the list where one left it.
  experimental: { scrollRestoration: true, clientRouterFilter: false },
  turbopack: {},
  reactStrictMode: true,
  compiler: { styledComponents: true },
  // Our own media route makes the sizes; /_next/image is refused by the server (docs/decisions).
  images: { unoptimized: true },
  // Types are checked by `npm run check` and `npm test`, once.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pg',
    'graphile-worker',
    'pg-copy-streams',
    'age-encryption',
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/core',
    '@opentelemetry/exporter-metrics-otlp-http',
    '@opentelemetry/exporter-prometheus',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-metrics',
    '@opentelemetry/sdk-trace',
    'pino',
    'sharp',
    '@node-rs/argon2',
    '@aws-sdk/client-kms',
    '@aws-sdk/client-s3',
    'bidi-js',
    'fontkit',
    'pdfkit',
    '@libpdf/core',
    '@peculiar/x509',
    'stripe',
  ],
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      {
        source: '/:path*',
        has: [{ type: 'cookie', key: 'io.prismic.preview' }],
        headers: [{ key: 'Content-Security-Policy', value: previewPolicy }],
      },
      ...(process.env.SESSION_REPLAY === '1'
        ? [
            {
              source: '/accounts/desk/session-replays/:id',
              headers: [{ key: 'Content-Security-Policy', value: replayPolicy }],
            },
          ]
        : []),
      { source: '/slice-simulator', headers: [{ key: 'Content-Security-Policy', value: simulatorPolicy }] },
      { source: '/basemap/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
      {
        source: '/stills/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' }],
      },
      { source: '/:file(favicon.svg)', headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }] },
    ];
  },
  async redirects() {
    return shortAddresses;
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/media/content/:file', destination: '/api/content-media/:file' },
        { source: '/robots.txt', destination: '/api/robots' },
        { source: '/.well-known/security.txt', destination: '/api/security' },
        { source: '/sitemap.xml', destination: '/api/sitemaps/all' },
        { source: '/sitemaps/:kind.xml', destination: '/api/sitemaps/:kind' },
        { source: '/blog/rss.xml', destination: '/api/feed' },
        { source: '/listing-feeds/:file', destination: '/api/listing-feeds/:file' },
        { source: '/media/:path*', destination: '/api/consumer/media/:path*' },
        // Analytics in the shape of Mixpanel.
        { source: '/mp/:path*', destination: '/api/consumer/mp/:path*' },
        { source: '/healthz', destination: '/api/consumer/healthz' },
        { source: '/readyz', destination: '/api/consumer/readyz' },
        { source: '/openapi.json', destination: '/api/consumer/openapi.json' },
      ],
      // What nothing answers may be an old address that an editor has given a new place.
      fallback: [{ source: '/:old((?!_next/|api/).+)', destination: '/content-preview?from=/:old' }],
    };
  },
};
