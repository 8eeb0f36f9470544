// Judges links and pictures: where they lead, and that something is there.
import { type Fields, isObject, type Json } from '@/server/content/store/document';
import type { FieldConfig } from '@/server/content/store/models';
import type { ValidationContext, Validator } from './context';

const SAFE = /^(https:\/\/[^\s/]|mailto:[^\s]+@|tel:\+?\d|\/(?![/\\])|#[a-z])/i;
/** Where a part of the model says nothing of links, as in running text, any kind may stand. */
const LINK_PROPERTIES = new Set([
  'link_type',
  'id',
  'type',
  'lang',
  'url',
  'text',
  'variant',
  'target',
  'name',
  'kind',
  'size',
  'uid',
  'tags',
  'slug',
]);

/** An address a reader may be sent to: ours, or one of the kinds that run nothing. */
export function isSafeAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !SAFE.test(value)) return false;
  return ![...value].some((sign) => sign <= ' ' || sign === '\\' || sign === '\u007f');
}

function validateTarget(link: Fields, { customtypes }: FieldConfig, at: string, { byId, report }: ValidationContext) {
  const target = byId.get(String(link.id));
  if (!target) return report(`${at}.id`, `no document has the id ${JSON.stringify(link.id)}`);
  if (link.type !== undefined && link.type !== target.type)
    report(`${at}.type`, `this document is of type ${target.type}`);
  const allowed = customtypes?.map((each) => (typeof each === 'string' ? each : each.id));
  if (allowed && !allowed.includes(target.type)) report(at, `must lead to ${allowed.join(' or ')}, not ${target.type}`);
}

function validateSingleLink(link: Json, config: FieldConfig, at: string, judging: ValidationContext) {
  const { report } = judging;
  if (!isObject(link)) return report(at, 'must be a link');
  for (const name of Object.keys(link)) if (!LINK_PROPERTIES.has(name)) report(`${at}.${name}`, 'is no part of a link');
  const { link_type: kind, text, variant, target } = link;
  if (text !== undefined && (typeof text !== 'string' || !config.allowText))
    report(`${at}.text`, 'the model allows no text here');
  if (variant !== undefined && !config.variants?.includes(String(variant)))
    report(`${at}.variant`, 'the model has no such variant');
  if (target !== undefined && target !== '_blank') report(`${at}.target`, 'may only be _blank');
  const wanted =
    config.select === 'document'
      ? 'Document'
      : config.select === 'web'
        ? 'Web'
        : config.select === 'media'
          ? 'Media'
          : kind;
  if (kind === 'Any') return;
  if (kind !== wanted) return report(at, `must be a link of kind ${wanted}`);
  if (kind === 'Document') return validateTarget(link, config, at, judging);
  if (kind !== 'Web' && kind !== 'Media') return report(`${at}.link_type`, 'must be Web, Document or Media');
  if (!isSafeAddress(link.url)) report(`${at}.url`, 'must start with / or be an https, mailto or tel address');
}

export const validateLink: Validator = (value, config, at, judging) => {
  if (!config.repeat) return validateSingleLink(value, config, at, judging);
  if (!Array.isArray(value)) return judging.report(at, 'must be a list of links');
  value.forEach((each, index) => {
    validateSingleLink(each, config, `${at}[${index}]`, judging);
  });
};

const MEDIA = /^\/media\/content\/([a-z0-9-]+-[\da-f]{8}\.(?:webp|jpe?g|png))$/;

function validatePicture(image: Fields, at: string, { hasMedia, report }: ValidationContext) {
  const { dimensions, alt, url } = image;
  if (!isObject(dimensions) || !(Number(dimensions.width) > 0) || !(Number(dimensions.height) > 0))
    report(`${at}.dimensions`, 'a picture needs its width and height');
  if (typeof alt !== 'string') report(`${at}.alt`, 'must be text; "" where the words beside the picture say the same');
  const name = typeof url === 'string' ? MEDIA.exec(url)?.[1] : undefined;
  const elsewhere = typeof url === 'string' && /^https:\/\/images\.prismic\.io\/[\w./%?&=,-]+$/.test(url);
  if (!name && !elsewhere) report(`${at}.url`, 'must be /media/content/<name>-<8 hex>.webp');
  if (name && !hasMedia(name)) report(`${at}.url`, `there is no picture ${name}`);
}

export const validateImage: Validator = (value, { thumbnails = [] }, at, judging) => {
  if (!isObject(value)) return judging.report(at, 'must be a picture');
  const known = new Set(['dimensions', 'alt', 'copyright', 'url', 'id', 'edit', ...thumbnails.map(({ name }) => name)]);
  for (const name of Object.keys(value))
    if (!known.has(name)) judging.report(`${at}.${name}`, 'is no part of a picture');
  if (Object.keys(value).length > 0) validatePicture(value, at, judging);
};
