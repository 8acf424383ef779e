/** Returns a `tel:` address that dials a number as it is written, without its separators. */
export const telephoneLink = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`
