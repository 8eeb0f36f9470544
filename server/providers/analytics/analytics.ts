/** Events for a product analytics vendor. */
export interface VendorEvent {
  id: string;
  event: string;
  distinctId: string;
  at: Date;
  properties: Record<string, unknown>;
}

export interface VendorProfile {
  distinctId: string;
  properties: Record<string, unknown>;
}

export interface AnalyticsVendor {
  track(events: readonly VendorEvent[]): Promise<void>;
  setProfiles(profiles: readonly VendorProfile[]): Promise<void>;
}
