import { type AnyRecord, titleOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import type { Column } from '../list-columns.ts'
import type { RowHandlers } from './row-handlers.ts'
import { RowSwitch } from './row-switch.tsx'

type SwitchCellProps = {
  readonly column: Column
  readonly record: AnyRecord
  readonly handlers: RowHandlers
  readonly isWordless?: boolean
}

/** The switch of a boolean column, named by its record and column. */
export const SwitchCell = ({ column: { name, label }, record, handlers, isWordless = false }: SwitchCellProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const on = record[name] === true
  const title = titleOf(contentType, record, locale)
  const word = on ? t`公開中` : t`非公開`
  const shownWord = name === 'isPublished' && !isWordless ? word : null
  return (
    <RowSwitch
      label={shownWord === null ? t`${title}：${label}` : t`${title}：${label}（${shownWord}）`}
      on={on}
      {...(shownWord === null ? {} : { word: shownWord })}
      onSwitch={(value) => handlers.setSwitch(record, name, value)}
    />
  )
}
