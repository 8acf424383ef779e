import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'

/** To the public contact page. */
export const ContactButton = () => {
  const { i18n } = useLingui()
  return (
    <a className={plainButtonClass('quiet')} href={i18n.locale === 'en' ? '/en/contact' : '/contact'}>
      <Trans>お問い合わせ</Trans>
    </a>
  )
}
