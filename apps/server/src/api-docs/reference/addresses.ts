import type { DescribedOperation } from '@captain/auth-server'
import type { Locale } from '@captain/locale'

/** Address of a page of the documentation in a language. */
export const docsPath = (locale: Locale, ...parts: readonly string[]): string =>
  `${['/api/docs', ...parts.map(encodeURIComponent)].join('/')}?locale=${locale}`

/** Address of an operation on the page that shows it. */
export const operationPath = (locale: Locale, { id, tenant, type }: DescribedOperation): string =>
  `${docsPath(locale, ...[tenant, type].filter((part) => part !== null))}#${id}`
