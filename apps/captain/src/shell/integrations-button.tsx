import { Hint } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { usePanel } from '../integrations/use-panel.ts'

/** Opens the integrations. Collapsed, it shows only its icon. */
export const IntegrationsButton = ({ isNarrow }: { readonly isNarrow: boolean }) => {
  const { t } = useLingui()
  const { open } = usePanel()
  const icon = <IconPlugConnected size={17} stroke={1.6} />
  if (isNarrow) {
    return (
      <Hint label={t`連携`}>
        {(ref) => (
          <ActionIcon ref={ref} onClick={open} aria-label={t`連携`} aria-haspopup="dialog">
            {icon}
          </ActionIcon>
        )}
      </Hint>
    )
  }
  return (
    <Button variant="subtle" color="gray" size="compact-sm" leftSection={icon} onClick={open} aria-haspopup="dialog">
      <Trans>連携</Trans>
    </Button>
  )
}
