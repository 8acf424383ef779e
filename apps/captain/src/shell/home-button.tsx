import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'

/** To the public home page. */
export const HomeButton = () => {
  const { i18n } = useLingui()
  return (
    <a className={plainButtonClass('quiet')} href={i18n.locale === 'en' ? '/en' : '/'}>
      <Trans>ホームページへ</Trans>
    </a>
  )
}
