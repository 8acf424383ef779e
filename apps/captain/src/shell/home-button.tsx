import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Button } from '@mantine/core'

/** To the public home page. */
export const HomeButton = () => {
  const { i18n } = useLingui()
  return (
    <Button component="a" href={i18n.locale === 'en' ? '/en' : '/'} variant="default" size="md">
      <Trans>ホームページへ</Trans>
    </Button>
  )
}
