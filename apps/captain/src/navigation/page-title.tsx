import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { environment } from '../environment.ts'
import { tellPageName } from './page-name.ts'

const DIVIDER = '|'

/** The title of the window: `{page} | {site}`, the fixed word "sample" in development (the customer's specification §2). */
export const PageTitle = ({ title }: { readonly title: string | null }) => {
  const { t } = useLingui()
  const site = t`にゃんこ港`
  const words = title === null ? site : `${title} ${DIVIDER} ${site}`
  const description = t`にゃんこ港の管理画面です。`
  useEffect(() => {
    document.title = environment === 'development' ? 'sample' : words
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [words, description])
  useEffect(() => {
    tellPageName(title)
    return () => tellPageName(null)
  }, [title])
  return null
}
