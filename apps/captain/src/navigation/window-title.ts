import type { Environment } from '../environment.ts'

const DIVIDER = '|'

type WindowTitle = { readonly environment: Environment; readonly page: string | null; readonly site: string }

/**
 * Returns `{page} | {site}`, only the site for a page without a title, and the fixed word "sample" in development (the customer's
 * specification §2).
 */
export const windowTitle = ({ environment, page, site }: WindowTitle): string => {
  if (environment === 'development') return 'sample'
  return page === null ? site : `${page} ${DIVIDER} ${site}`
}
