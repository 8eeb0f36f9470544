import { allowsAnalytics } from '@/lib/consent/analyticsConsent';
import { partnerKey } from './arrival';
import { type Experiments, visitorExperiments } from './experiments';
import { visitorId } from './trackingId';

export interface Attribution {
  trackingId?: string;
  referrer?: string;
  encodedPartnerKey?: string;
  experiments: Experiments;
}

/** How this visitor found us, as far as they let us know; goes with every lead. */
export function attribution(): Attribution {
  const partner = partnerKey();
  const trackingId = visitorId();
  return {
    experiments: visitorExperiments(),
    ...(trackingId && { trackingId }),
    ...(allowsAnalytics() && document.referrer && { referrer: document.referrer.slice(0, 2000) }),
    ...(partner && { encodedPartnerKey: partner }),
  };
}
