import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Popover, SegmentedControl } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { ColumnChooser } from './columns/column-chooser.tsx'
import { useListPreferences, type Density } from './list-preferences.ts'
import { PAGE_SIZES, type ListState } from './list-state.ts'
import type { ChangeList } from './use-list-state.ts'
import classes from './view-menu.module.css'

type ViewMenuProps = { readonly state: ListState; readonly change: ChangeList }

/** Row height, rows per page, and the choice and order of columns. */
export const ViewMenu = ({ state, change }: ViewMenuProps) => {
  const { t } = useLingui()
  const [preferences, setPreferences] = useListPreferences()
  const setDensity = (density: Density) => {
    setPreferences((now) => ({ ...now, density }))
    if (state.density !== null) change({ density: null }, { replace: true })
  }
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={t`表示の設定`} title={t`表示の設定`} className={classes.open}>
          <IconAdjustmentsHorizontal size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t`表示の設定`}>
        <div className={classes.part} data-part="density">
          <span className={classes.label}>
            <Trans>行の高さ</Trans>
          </span>
          <SegmentedControl
            size="xs"
            aria-label={t`行の高さ`}
            value={state.density ?? preferences.density}
            onChange={setDensity}
            data={[
              { value: 'normal', label: t`標準` },
              { value: 'compact', label: t`コンパクト` },
            ]}
          />
        </div>
        <div className={classes.part}>
          <span className={classes.label}>
            <Trans>1ページの件数</Trans>
          </span>
          <SegmentedControl
            size="xs"
            aria-label={t`1ページの件数`}
            value={String(state.limit)}
            onChange={(size) => change({ limit: PAGE_SIZES.find((one) => String(one) === size) ?? 25 })}
            data={PAGE_SIZES.map(String)}
          />
        </div>
        {!state.trash && <ColumnChooser state={state} change={change} />}
      </Popover.Dropdown>
    </Popover>
  )
}
