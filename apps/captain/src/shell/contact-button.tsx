import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Button } from '@mantine/core'

/** To the public contact page. */
export const ContactButton = () => {
  const { i18n } = useLingui()
  return (
    <Button component="a" href={i18n.locale === 'en' ? '/en/contact' : '/contact'} variant="default" size="md">
      <Trans>お問い合わせ</Trans>
    </Button>
  )
}
