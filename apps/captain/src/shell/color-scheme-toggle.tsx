import { useLingui } from '@lingui/react/macro'
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Light or dark; until it is pressed the system decides. */
export const ColorSchemeToggle = () => {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const label = isDark ? t`明るい配色にする` : t`暗い配色にする`
  return (
    <ActionIcon onClick={() => setColorScheme(isDark ? 'light' : 'dark')} aria-label={label} title={label}>
      {isDark ? <IconSun size={17} stroke={1.6} /> : <IconMoon size={17} stroke={1.6} />}
    </ActionIcon>
  )
}
