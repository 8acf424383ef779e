import { ListScreen, type RowAct } from '@captain/content-react/list'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useMemo } from 'react'
import { isUnderMaintenance, useMaintenanceActs } from './use-maintenance-acts.tsx'
import { useMaintenanceWords } from './use-maintenance-words.ts'

/** The sites, each with a button that begins its maintenance at once, or ends it. */
export const Screen = () => {
  const words = useMaintenanceWords()
  const { begin, end } = useMaintenanceActs()
  const rowActs = useMemo<readonly RowAct[]>(
    () => [
      {
        label: words.begin,
        icon: <IconPlayerPlay size={16} />,
        act: (record) => void begin(record),
        when: (record) => !isUnderMaintenance(record),
        standsInRow: true,
      },
      {
        label: words.end,
        icon: <IconPlayerStop size={16} />,
        act: (record) => void end(record),
        when: isUnderMaintenance,
        standsInRow: true,
      },
    ],
    [words, begin, end],
  )
  return <ListScreen rowActs={rowActs} />
}
