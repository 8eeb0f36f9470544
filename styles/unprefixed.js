/** Stands in for what writes old names beside new ones (browser.config.js): no browser we serve needs them, and nothing asks for them. */
export const prefix = (value) => value;
