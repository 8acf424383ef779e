import { useLingui } from '@lingui/react/macro'
import { environment } from '../environment.ts'

const DIVIDER = '|'

/** The title of the window: the page and the site, or only the site on the home page. */
export function WindowTitle({ page }: { readonly page: string | null }) {
  const { t } = useLingui()
  const site = t`にゃんこ港`
  if (environment === 'development') return <title>sample</title>
  return <title>{page === null ? site : `${page} ${DIVIDER} ${site}`}</title>
}
