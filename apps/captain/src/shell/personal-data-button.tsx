import { Hint } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { usePersonalDataPanel } from '../personal-data/use-personal-data-panel.ts'

/** Opens the log of reads of personal data. Collapsed, it shows only its icon. */
export const PersonalDataButton = ({ isNarrow }: { readonly isNarrow: boolean }) => {
  const { t } = useLingui()
  const { open } = usePersonalDataPanel()
  const icon = <IconShieldLock size={17} stroke={1.6} />
  if (isNarrow) {
    return (
      <Hint label={t`個人情報`}>
        {(ref) => (
          <ActionIcon ref={ref} onClick={open} aria-label={t`個人情報`} aria-haspopup="dialog">
            {icon}
          </ActionIcon>
        )}
      </Hint>
    )
  }
  return (
    <Button variant="subtle" color="gray" size="compact-sm" leftSection={icon} onClick={open} aria-haspopup="dialog">
      <Trans>個人情報</Trans>
    </Button>
  )
}
