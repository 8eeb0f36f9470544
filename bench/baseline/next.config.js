/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  serverExternalPackages: ['pg', '@node-rs/argon2'],
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: import.meta.dirname,
};
