/** Returns the position of the first page of an endless list; a constant would have the type `undefined` only. */
export const firstPage = (): string | undefined => undefined
