import { Hint } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'
import { useRolesPanel } from '../integrations/roles/use-roles-panel.ts'

/** Opens the members and roles. Collapsed, it shows only its icon. */
export const RolesButton = ({ isNarrow }: { readonly isNarrow: boolean }) => {
  const { t } = useLingui()
  const { open } = useRolesPanel()
  const icon = <IconUserShield size={17} stroke={1.6} />
  if (isNarrow) {
    return (
      <Hint label={t`メンバーと役割`}>
        {(ref) => (
          <ActionIcon ref={ref} onClick={open} aria-label={t`メンバーと役割`} aria-haspopup="dialog">
            {icon}
          </ActionIcon>
        )}
      </Hint>
    )
  }
  return (
    <Button variant="subtle" color="gray" size="compact-sm" leftSection={icon} onClick={open} aria-haspopup="dialog">
      <Trans>メンバーと役割</Trans>
    </Button>
  )
}
