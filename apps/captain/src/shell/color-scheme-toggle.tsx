import { setColorScheme, PlainIconButton, useColorScheme } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Light or dark; until it is pressed the system decides. */
export const ColorSchemeToggle = () => {
  const { t } = useLingui()
  const isDark = useColorScheme() === 'dark'
  return (
    <PlainIconButton label={isDark ? t`明るい配色にする` : t`暗い配色にする`} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      {isDark ? <IconSun size={17} stroke={1.6} aria-hidden /> : <IconMoon size={17} stroke={1.6} aria-hidden />}
    </PlainIconButton>
  )
}
