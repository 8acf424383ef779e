import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { createTextOverrides } from './create-text-overrides.ts'

const overrideDescription = createTextOverrides<string>((words) => {
  if (words !== null) document.querySelector('meta[name="description"]')?.setAttribute('content', words)
})

/** Sets the meta description of the page. Null sets the description of the site. */
export const PageDescription = ({ description }: { readonly description: string | null }) => {
  const { t } = useLingui()
  const words = description ?? t`にゃんこ港の管理画面です。`
  useEffect(() => overrideDescription(words), [words])
  return null
}
