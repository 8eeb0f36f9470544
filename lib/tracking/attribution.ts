import { partnerKey } from './arrival';
import { type Experiments, visitorExperiments } from './experiments';
import { visitorId } from './trackingId';

export interface Attribution {
  trackingId: string;
  referrer?: string;
  encodedPartnerKey?: string;
  experiments: Experiments;
}

/** How this visitor found us; goes with every lead. */
export function attribution(): Attribution {
  const partner = partnerKey();
  return {
    trackingId: visitorId(),
    experiments: visitorExperiments(),
    ...(document.referrer && { referrer: document.referrer.slice(0, 2000) }),
    ...(partner && { encodedPartnerKey: partner }),
  };
}
