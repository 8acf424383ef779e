import { workflowOf, type AnyRecord } from '@captain/content-core'
import { useContent } from '../content-context.tsx'
import { useLabels } from '../labels.ts'
import { SwitchCell } from '../list/table/switch-cell.tsx'
import { useSwitchField } from '../list/use-switch-field.ts'
import { availableTransitionsFor } from '../transitions/available-transition.ts'
import { NextTransition } from './next-transition.tsx'

const MainSwitch = ({ record, name }: { readonly record: AnyRecord; readonly name: string }) => {
  const { words } = useContent()
  const { fieldLabel } = useLabels()
  const set = useSwitchField('all')
  const setSwitch = (of: AnyRecord, field: string, value: boolean) => void set(of, field, value)
  return <SwitchCell column={{ name, label: words.columns?.[name]?.label ?? fieldLabel(name) }} record={record} handlers={{ setSwitch }} />
}

/**
 * What staff do most with a record: its main switch, or the next transition of a record that is handled. Nothing for readers. With
 * `formAt`, transitions that need input lead to that path.
 */
export const RecordAction = ({ record, formAt }: { readonly record: AnyRecord; readonly formAt: string | null }) => {
  const { contentType, canWrite, role } = useContent()
  if (!canWrite) return null
  if (contentType.mainSwitch !== null) return <MainSwitch record={record} name={contentType.mainSwitch} />
  if (workflowOf(contentType.workflow).handling === undefined || record.status === undefined) return null
  const next = availableTransitionsFor(contentType, record.status, role).find(({ isForward }) => isForward)
  return next === undefined ? null : <NextTransition record={record} step={next} formAt={formAt} />
}
