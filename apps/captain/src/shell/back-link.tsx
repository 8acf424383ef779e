import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Button } from '@mantine/core'

/** 戻る: to the index of the whole site, which is another app. */
export const BackLink = () => {
  const { i18n } = useLingui()
  return (
    <Button component="a" href={i18n.locale === 'en' ? '/en' : '/'} size="md">
      <Trans>戻る</Trans>
    </Button>
  )
}
