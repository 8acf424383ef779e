import { isObject } from '@captain/validation'
import { parseInline } from './parse-inline.ts'
import { inlineText, sanitiseInline } from './serialise-inline.ts'
import { storableText } from './storable-text.ts'

const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data):/i

/** Sanitises data of an unknown type for storage: cleans markup and empties script addresses, also in keys. */
export function sanitiseUnknown(value: unknown): unknown {
  if (typeof value === 'string') return sanitiseUnknownText(value)
  if (Array.isArray(value)) return value.map(sanitiseUnknown)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [sanitiseUnknownText(key), sanitiseUnknown(entry)]))
}

/** Parses a string only if it looks like markup, since the format of unknown data is unknown: `a & b` stays as it is. */
function sanitiseUnknownText(text: string): string {
  const storable = storableText(text)
  const clean = storable.includes('<') ? sanitiseInline(storable) : storable
  return isScriptAddress(clean) ? '' : clean
}

/** Decodes entities and ignored characters as browsers do. */
function isScriptAddress(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return SCRIPT_ADDRESS.test(inlineText(parseInline(text)).replace(/[\u0000-\u0020\u007f-\u009f]/g, ''))
}
