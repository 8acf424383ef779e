export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML 1.0 can't contain in any form: control characters, lone surrogates and two non-characters. */
const UNSPEAKABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

/** Text for the inside of an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

type Attributes = Readonly<Record<string, string | number | null | undefined>>

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null || value === undefined ? '' : ` ${name}="${xmlText(String(value))}"`))
    .join('')

/** Returns an element with a text; an empty string without text. */
export const xmlElement = (name: string, text: string | null | undefined, attributes: Attributes = {}): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}${attributesText(attributes)}>${xmlText(text)}</${name}>`

/** An element with attributes only. */
export const xmlEmpty = (name: string, attributes: Attributes): string => `<${name}${attributesText(attributes)}/>`
