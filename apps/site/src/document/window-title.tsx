import { useLingui } from '@lingui/react/macro'
import { environment } from '../environment.ts'

const DIVIDER = '|'

/** What the browser's window is called: the page and the site, or the site alone for its index. */
export function WindowTitle({ page }: { readonly page: string | null }) {
  const { t } = useLingui()
  const site = t`にゃんこ港`
  if (environment === 'development') return <title>sample</title>
  return <title>{page === null ? site : `${page} ${DIVIDER} ${site}`}</title>
}
