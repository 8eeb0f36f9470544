/** `Deep wash` of `deep wash`: the first letter large, the others as they are. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
