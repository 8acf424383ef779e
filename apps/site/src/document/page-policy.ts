import { createHash } from 'node:crypto'
import { colorRules } from './color-rules.ts'

/** Origin of the videos in rich text. */
export const VIDEO_FRAMES = 'https://www.youtube-nocookie.com'

/**
 * Returns the style sources of a page: our own file, and the hashes of the colour rules in its head. Unlike nonces, hashes keep the
 * page identical for all readers.
 */
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
