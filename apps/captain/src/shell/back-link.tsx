import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'

/** 戻る: links to the home page of the public site, which is another application. */
export const BackLink = ({ tone }: { readonly tone?: 'quiet' }) => {
  const { i18n } = useLingui()
  return (
    <a className={plainButtonClass(tone)} href={i18n.locale === 'en' ? '/en' : '/'}>
      <Trans>戻る</Trans>
    </a>
  )
}
