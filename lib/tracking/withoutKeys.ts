/** An address as it may be written down: the key of a tour or meeting, which opens it, is left out. */
export const withoutKeys = (address: string): string =>
  address.replace(/(\/(?:tour|meetings\/[a-z-]+)\/)[\w-]{24}(?![\w-])/g, '$1key');
