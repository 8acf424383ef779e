import type { Locale } from '@captain/locale'

/** Address of a page of the documentation in a language. */
export const docsPath = (locale: Locale, ...parts: readonly string[]): string =>
  `${['/api/docs', ...parts.map(encodeURIComponent)].join('/')}?locale=${locale}`
