export interface AnalyticsPerson {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  name?: string;
  [extra: string]: unknown;
}

/** Our words for a person become the analytics service's reserved ones; ours are taken out, the rest passes through. */
export function analyticsProfile({
  email,
  firstName,
  lastName,
  phone,
  name,
  ...rest
}: AnalyticsPerson): Record<string, unknown> {
  const reserved = {
    $email: email,
    $first_name: firstName,
    $last_name: lastName,
    $phone: phone,
    $name: name?.trim() || [firstName, lastName].filter(Boolean).join(' ').trim() || undefined,
  };
  const known = Object.entries(reserved).filter(([, value]) => value !== undefined);
  return { ...rest, ...Object.fromEntries(known) };
}
