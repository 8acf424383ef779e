import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { environment } from '../environment.ts'
import { tellPageName } from './page-name.ts'
import { toldWords } from './told-words.ts'
import { windowTitle } from './window-title.ts'

const tellWindowTitle = toldWords<string>((words) => {
  if (words !== null) document.title = words
})

/** The title of the window while the page is on show; null names the site alone. */
export const PageTitle = ({ title }: { readonly title: string | null }) => {
  const { t } = useLingui()
  const words = windowTitle({ environment, page: title, site: t`にゃんこ港` })
  useEffect(() => tellWindowTitle(words), [words])
  useEffect(() => tellPageName(title), [title])
  return null
}
