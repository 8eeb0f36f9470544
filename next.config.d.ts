// What tests may read of the configuration.
import type { NextConfig } from 'next';

declare const config: NextConfig & Required<Pick<NextConfig, 'headers' | 'redirects' | 'rewrites'>>;
export default config;
