// oxlint-disable-next-line no-control-regex -- they are what must not get into a header
const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g
const MAX_CHARACTERS = 200

/** Returns text that is safe in a header: one line of at most 200 characters. */
export const headerText = (text: string): string => Array.from(text.replace(CONTROLS, ' ').trim()).slice(0, MAX_CHARACTERS).join('')

const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}$/

/** Returns whether a text is one bare address, which cannot contain a second one or a header. */
export const isAddress = (text: string): boolean => ADDRESS.test(text)
