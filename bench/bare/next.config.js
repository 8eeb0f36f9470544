/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  serverExternalPackages: ['pg'],
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: import.meta.dirname,
};
