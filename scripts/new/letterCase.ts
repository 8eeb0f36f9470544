// One noun in every form the layers need.

const words = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const pascal = (text: string) => words(text).map(capital).join('');
export const camel = (text: string) => pascal(text).replace(/^./, (first) => first.toLowerCase());
export const kebab = (text: string) => words(text).join('-');
export const snake = (text: string) => words(text).join('_');
export const constant = (text: string) => snake(text).toUpperCase();
export const sentence = (text: string) => capital(words(text).join(' '));
/** `pets` → `pet`, `properties` → `property`. */
export const singular = (text: string) => text.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
