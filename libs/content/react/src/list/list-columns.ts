import { kindOf, type AnyContentType, type AnyField, type SystemColumn } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { cellOf } from '../cells.ts'
import { useContent } from '../content-context.tsx'
import { useLabels } from '../labels.ts'
import { allowedActs } from './allowed-acts.ts'

export type SystemColumnName = SystemColumn | 'deletedAt'

export type Column = {
  readonly name: string
  readonly label: string
  readonly align: 'start' | 'end'
  readonly width: number
  readonly sortable: boolean
} & ({ readonly of: 'field' | 'switch'; readonly field: AnyField } | { readonly of: 'system'; readonly system: SystemColumnName })

export type ListColumns = {
  /** A picture or icon that stands before the name in the pinned column. */
  readonly lead: { readonly name: string; readonly field: AnyField } | null
  readonly title: { readonly label: string; readonly sortable: boolean }
  /** All others, in the declared order. */
  readonly rest: readonly Column[]
}

const SYSTEM = {
  state: { align: 'start', width: 112, sortable: true },
  updatedBy: { align: 'start', width: 120, sortable: true },
  updatedAt: { align: 'end', width: 136, sortable: true },
  createdAt: { align: 'end', width: 136, sortable: true },
  firstPublishedAt: { align: 'end', width: 136, sortable: true },
  deletedAt: { align: 'end', width: 136, sortable: true },
} as const satisfies Record<SystemColumnName, Pick<Column, 'align' | 'width' | 'sortable'>>

const HEAD_ROOM = 44

/** Room for a switch and the state's longest word beside it. */
const WORDED_SWITCH = 136

/** Room for a label in the head: padding, the sort mark, and 12 px a full-width character. */
const labelWidth = (label: string): number =>
  HEAD_ROOM + [...label].reduce((width, character) => width + (character < '\u0100' ? 7 : 12), 0)

const isSystem = (name: string): name is SystemColumnName => name in SYSTEM
const isSortable = (field: AnyField) => kindOf(field).sortable === true

/** A switch of a `toggle` type works right in the list; one that the server computes does not. */
const isSwitch = (type: AnyContentType, field: AnyField) => type.workflow === 'toggle' && field.kind === 'boolean' && field.compute === null

const useSystemLabels = (): Readonly<Record<SystemColumnName, string>> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      state: t`状態`,
      updatedBy: t`更新者`,
      updatedAt: t`更新日時`,
      createdAt: t`作成日時`,
      firstPublishedAt: t`初回公開日時`,
      deletedAt: t`削除日時`,
    }),
    [t],
  )
}

/** The columns that the declaration asks for; in the trash, when each record was thrown away instead of its last change. */
export const useListColumns = (trash: boolean): ListColumns => {
  const { t } = useLingui()
  const { contentType, canWrite } = useContent()
  const { fieldLabel } = useLabels()
  const systemLabels = useSystemLabels()
  return useMemo(() => {
    const leadName = contentType.columns.find((name) => ['image', 'icon'].includes(contentType.fields[name]?.kind ?? ''))
    const leadField = leadName === undefined ? undefined : contentType.fields[leadName]
    const titleField = contentType.fields[contentType.title]
    const names = contentType.columns.filter((name) => name !== leadName && name !== contentType.title)
    const keptInTrash = (name: string) => name !== 'updatedAt' && name !== 'state' && contentType.fields[name]?.kind !== 'boolean'
    const shown = trash ? [...names.filter(keptInTrash), 'deletedAt'] : names
    const rest = shown.flatMap((name): Column[] => {
      if (isSystem(name)) return [{ of: 'system', name, system: name, label: systemLabels[name], ...SYSTEM[name] }]
      const field = contentType.fields[name]
      if (field === undefined) return []
      const isEditable = isSwitch(contentType, field) && allowedActs(contentType, canWrite).edit
      const sortable = isSortable(field) && !trash
      if (name === 'isPublished' && !isEditable) {
        return [{ of: 'system', name, system: 'state', label: t`公開`, ...SYSTEM.state, sortable }]
      }
      const { align, width } = cellOf(field)
      const of = isEditable ? 'switch' : 'field'
      const label = name === 'isPublished' ? t`公開` : fieldLabel(name)
      return [
        { of, name, field, label, align, width: Math.max(name === 'isPublished' ? WORDED_SWITCH : width, labelWidth(label)), sortable },
      ]
    })
    return {
      lead: leadName === undefined || leadField === undefined ? null : { name: leadName, field: leadField },
      title: { label: fieldLabel(contentType.title), sortable: titleField !== undefined && isSortable(titleField) && !trash },
      rest,
    }
  }, [contentType, canWrite, fieldLabel, systemLabels, t, trash])
}
