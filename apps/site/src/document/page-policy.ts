import { createHash } from 'node:crypto'
import { colorRules } from './color-rules.ts'

/** Where videos of rich text play. */
export const VIDEO_FRAMES = 'https://www.youtube-nocookie.com'

/** Styles of a page: our own file, and the rules for the colours in its head by their very text, so that the page stays the same for all. */
export const styleSources = (colors: Iterable<string>): string => {
  const rules = colorRules(colors)
  return rules === '' ? "'self'" : `'self' 'sha256-${createHash('sha256').update(rules).digest('base64')}'`
}

/** Content security policy of a public page with these colours. */
export const pagePolicy = (colors: Iterable<string>): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${styleSources(colors)}`,
    "img-src 'self' data: blob:",
    `frame-src 'self' ${VIDEO_FRAMES}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
