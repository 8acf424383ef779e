import type { Locale } from '@captain/locale'

/** Returns the path of a documentation page in a language. */
export const docsPath = (locale: Locale, ...parts: readonly string[]): string =>
  `${['/api/docs', ...parts.map(encodeURIComponent)].join('/')}?locale=${locale}`
