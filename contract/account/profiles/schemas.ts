import * as z from 'zod';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { Picture } from '@/contract/content/media/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';
import { OptionalPhoneNumber, TextNumber } from '@/contract/format/phoneNumber';
import { OPTIONAL_PHONE_PROBLEM } from '@/contract/format/phoneText';

const optionalLine = (most: number) => z.string().trim().max(most, `Please use at most ${most} characters`).nullish();

/** What we have words in: letters about an account, and the plain words beside the clauses of a lease. */
export const Language = z.enum(['en', 'es']);
export type Language = z.infer<typeof Language>;

/** Fields that members edit themselves. */
export const ProfileChange = withLastName(
  z.strictObject({
    ...namesShape,
    email: EmailAddress,
    homeTown: optionalLine(100),
    aboutMe: optionalLine(2_000),
    phone: z.union([OptionalPhoneNumber, z.literal('').transform(() => null)], OPTIONAL_PHONE_PROBLEM).nullish(),
    leadSource: optionalLine(200),
    leadMedium: optionalLine(200),
    /** Left out, it stays as it was. */
    language: Language.optional(),
  }),
);
export type ProfileChange = z.infer<typeof ProfileChange>;

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The address they asked for and have not confirmed; letters go to `email` until then. */
  unconfirmedEmail: z.string().nullable(),
  homeTown: z.string().nullable(),
  aboutMe: z.string().nullable(),
  phone: z.string().nullable(),
  /** They have typed a code we texted to it. */
  phoneVerified: z.boolean(),
  leadSource: z.string().nullable(),
  leadMedium: z.string().nullable(),
  /** What they would rather read, where we have it. */
  language: Language,
  mediaId: z.string().nullable(),
  image: Picture.nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** A changed address holds from the moment the code we mailed to it comes back; `attempt` names the browser that asked. */
export const ChangedProfile = Profile.extend({
  newEmail: z.object({ email: z.string(), attempt: z.string() }).nullable(),
});
export type ChangedProfile = z.infer<typeof ChangedProfile>;

const code = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits'));

export const EmailedCode = z.strictObject({ attempt: z.string().min(1).max(100), code });
export type EmailedCode = z.infer<typeof EmailedCode>;

/** Asks for a code by text. Without consent we text nothing. */
export const TextRequest = z.strictObject({
  phone: TextNumber,
  consent: z.literal(true, 'Check the box that lets us text you.'),
});
export type TextRequest = z.infer<typeof TextRequest>;
export const TextCodeSent = z.object({ attempt: z.string() });
export type TextCodeSent = z.infer<typeof TextCodeSent>;

/** Where to send the bytes of a picture, with `PUT`, before it is chosen by its id. */
export const ImageUpload = z.object({
  mediaId: z.uuid(),
  /** Relative to the address of this API. */
  uploadUrl: z.string(),
  maxBytes: z.int(),
  expiresAt: z.iso.datetime(),
});
export type ImageUpload = z.infer<typeof ImageUpload>;

const Fraction = z.number().min(0).max(1);

/** The uploaded picture, and the square of it to keep: its corner and side as shares of the picture’s shorter side and place. */
export const ImageChoice = z.strictObject({
  mediaId: z.uuid('Please upload the photo first'),
  crop: z
    .strictObject({
      /** Left and top edge, as a share of the width and of the height. */
      left: Fraction,
      top: Fraction,
      /** Side of the square, as a share of the shorter side. */
      size: z.number().min(0.05).max(1),
    })
    .optional(),
});
export type ImageChoice = z.infer<typeof ImageChoice>;

const Empty = z.object({});

/** What each endpoint takes and gives. */
export const profilesSchemas = {
  getProfile: { result: Profile },
  updateProfile: { body: ProfileChange, result: ChangedProfile },
  confirmEmail: { body: EmailedCode, result: Profile },
  sendTextCode: { body: TextRequest, result: TextCodeSent },
  confirmPhone: { body: EmailedCode, result: Profile },
  getImageUpload: { result: ImageUpload },
  saveImage: { body: ImageChoice, result: Profile },
  removeImage: { result: Empty },
};
