import { type AnyRecord, titleOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import type { Column } from '../list-columns.ts'
import type { RowHandlers } from './row-handlers.ts'
import { RowSwitch } from './row-switch.tsx'

type SwitchCellProps = {
  readonly column: Pick<Column, 'name' | 'label'>
  readonly record: AnyRecord
  readonly handlers: Pick<RowHandlers, 'setSwitch'>
  /** Whether the column's label is next to the switch, so that it needs no word. */
  readonly isWordless?: boolean
}

/** The switch of a boolean column, named by its record and column. */
export const SwitchCell = ({ column: { name, label }, record, handlers, isWordless = false }: SwitchCellProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const on = record[name] === true
  const title = titleOf(contentType, record, locale)
  const onSwitch = (value: boolean) => handlers.setSwitch(record, name, value)
  const named = t`${title}：${label}`
  if (name === contentType.mainSwitch) return <RowSwitch look="main" label={named} on={on} word={label} onSwitch={onSwitch} />
  if (name !== 'isPublished') return <RowSwitch label={named} on={on} onSwitch={onSwitch} />
  const word = on ? t`公開中` : t`非公開`
  return isWordless ? (
    <RowSwitch look="live" label={named} on={on} onSwitch={onSwitch} />
  ) : (
    <RowSwitch look="live" label={t`${title}：${label}（${word}）`} on={on} word={word} onSwitch={onSwitch} />
  )
}
