export const config = { api: { externalResolver: true } };

export { securityContact as default } from '@/lib/page/securityText.server';
