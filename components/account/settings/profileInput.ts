import type { Profile } from '@/contract/account/profiles/endpoints';
import { formatPhone } from '@/lib/format/text';

/** A profile as it is sent back, for a change to a part of it. */
export const toProfileInput = ({
  firstName,
  lastName,
  email,
  homeTown,
  aboutMe,
  phone,
  leadSource,
  leadMedium,
}: Profile) => ({
  firstName,
  lastName,
  oneName: lastName === '',
  email,
  homeTown: homeTown ?? '',
  aboutMe: aboutMe ?? '',
  phone: phone ? formatPhone(phone) : '',
  leadSource,
  leadMedium,
});
