import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { environment } from '../environment.ts'
import { tellPageName } from './page-name.ts'
import { windowTitle } from './window-title.ts'

/** The title of the window while the page is on show; null names the site alone. */
export const PageTitle = ({ title }: { readonly title: string | null }) => {
  const { t } = useLingui()
  const words = windowTitle({ environment, page: title, site: t`にゃんこ港` })
  useEffect(() => {
    document.title = words
  }, [words])
  useEffect(() => {
    tellPageName(title)
    return () => tellPageName(null)
  }, [title])
  return null
}
