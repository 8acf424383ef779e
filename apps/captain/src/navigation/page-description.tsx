import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** What the page tells of itself to whoever lists it; null: what is said of the site. */
export const PageDescription = ({ description }: { readonly description: string | null }) => {
  const { t } = useLingui()
  const words = description ?? t`にゃんこ港の管理画面です。`
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', words)
  }, [words])
  return null
}
