-- phase: expand
-- noun: tenancy/renewals

comment on column renewals.terms is 'Terms of the offer: {address, residents, leaseEndOn, timeZone, longestMonths}. longestMonths is the most that the law allows for a new term; null for any number.';
