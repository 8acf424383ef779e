import { ListScreen, rowActionsFor, type RowAction } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useMemo } from 'react'
import { tenant } from '../../tenant.ts'
import { isUnderMaintenance, useMaintenanceActions, type Site } from './use-maintenance-actions.tsx'

/** The list of sites, each with a button that starts its maintenance at once, or ends it. */
export const Screen = () => {
  const { t } = useLingui()
  const { begin, end } = useMaintenanceActions()
  const rowActions = useMemo<readonly RowAction<Site>[]>(
    () => [
      {
        label: t`今すぐ開始`,
        finds: { ja: 'いますぐかいし メンテナンス', en: 'Start maintenance' },
        icon: <IconPlayerPlay size={16} />,
        onSelect: (record) => void begin(record),
        when: (record) => !isUnderMaintenance(record),
        showInRow: true,
      },
      {
        label: t`今すぐ終了`,
        finds: { ja: 'いますぐしゅうりょう メンテナンス', en: 'End maintenance' },
        icon: <IconPlayerStop size={16} />,
        onSelect: (record) => void end(record),
        when: isUnderMaintenance,
        showInRow: true,
      },
    ],
    [t, begin, end],
  )
  return <ListScreen rowActions={rowActionsFor(tenant, 'maintenance-site', rowActions)} />
}
