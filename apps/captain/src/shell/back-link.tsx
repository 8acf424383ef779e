import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'

/** 戻る: to the index of the whole site, which is another app. */
export const BackLink = () => {
  const { i18n } = useLingui()
  return (
    <a className={plainButtonClass()} href={i18n.locale === 'en' ? '/en' : '/'}>
      <Trans>戻る</Trans>
    </a>
  )
}
