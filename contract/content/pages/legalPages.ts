const LEGAL = /^(privacy-policy|terms-and-conditions|licenses)(-|$)/;

/** Pages with legal effect, with their former versions: administrators alone publish and unpublish them. */
export const isLegalPage = ({ type, uid }: { type: string; uid?: string | null | undefined }): boolean =>
  type === 'page' && LEGAL.test(uid ?? '');
