import { ListScreen, type RowAct } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useMemo } from 'react'
import { isUnderMaintenance, useMaintenanceActs } from './use-maintenance-acts.tsx'

/** The list of sites, each with a button that starts its maintenance at once, or ends it. */
export const Screen = () => {
  const { t } = useLingui()
  const { begin, end } = useMaintenanceActs()
  const rowActs = useMemo<readonly RowAct[]>(
    () => [
      {
        label: t`今すぐ開始`,
        icon: <IconPlayerPlay size={16} />,
        act: (record) => void begin(record),
        when: (record) => !isUnderMaintenance(record),
        standsInRow: true,
      },
      {
        label: t`今すぐ終了`,
        icon: <IconPlayerStop size={16} />,
        act: (record) => void end(record),
        when: isUnderMaintenance,
        standsInRow: true,
      },
    ],
    [t, begin, end],
  )
  return <ListScreen rowActs={rowActs} />
}
