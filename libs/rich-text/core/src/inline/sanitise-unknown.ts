import { parseInline } from './parse-inline.ts'
import { inlineText, sanitiseInline } from './serialise-inline.ts'
import { storableText } from './storable-text.ts'

const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data):/i

/** Data nobody knows the meaning of, as it may be stored: markup sanitised and script addresses emptied, in keys too. */
export function sanitiseUnknown(value: unknown): unknown {
  if (typeof value === 'string') return sanitiseUnknownText(value)
  if (Array.isArray(value)) return value.map(sanitiseUnknown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [sanitiseUnknownText(key), sanitiseUnknown(entry)]))
}

/** Nobody can say whether an unknown string is HTML, so only what looks like markup is parsed: `a & b` stays as it is. */
function sanitiseUnknownText(text: string): string {
  const storable = storableText(text)
  const clean = storable.includes('<') ? sanitiseInline(storable) : storable
  return isScriptAddress(clean) ? '' : clean
}

/** As a browser would read it, written in entities or with ignored characters or not. */
function isScriptAddress(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return SCRIPT_ADDRESS.test(inlineText(parseInline(text)).replace(/[\u0000-\u0020\u007f-\u009f]/g, ''))
}
