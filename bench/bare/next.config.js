/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: import.meta.dirname,
};
