// oxlint-disable-next-line no-control-regex -- they are what must not get into a header
const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g
const MOST = 200

/** Text for a header: one line of at most 200 characters, whatever it was made of. */
export const headerText = (text: string): string => Array.from(text.replace(CONTROLS, ' ').trim()).slice(0, MOST).join('')

const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}$/

/** Whether a text is one bare address, which can carry neither a second one nor a header. */
export const isAddress = (text: string): boolean => ADDRESS.test(text)
