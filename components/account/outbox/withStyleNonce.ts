import { publicEnv } from '@/lib/env';

/** An email brings a style sheet of its own, which the policy of our page would refuse. */
export const withStyleNonce = (html: string) => html.replace('<style>', `<style nonce="${publicEnv.styleNonce}">`);
