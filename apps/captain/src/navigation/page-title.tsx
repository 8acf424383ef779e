import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { environment } from '../environment.ts'
import { setPageName } from './page-name.ts'
import { createTextOverrides } from './create-text-overrides.ts'
import { windowTitle } from './window-title.ts'

const overrideWindowTitle = createTextOverrides<string>((words) => {
  if (words !== null) document.title = words
})

/** The title of the window while the page is on show; null names the site alone. */
export const PageTitle = ({ title }: { readonly title: string | null }) => {
  const { t } = useLingui()
  const words = windowTitle({ environment, page: title, site: t`にゃんこ港` })
  useEffect(() => overrideWindowTitle(words), [words])
  useEffect(() => setPageName(title), [title])
  return null
}
