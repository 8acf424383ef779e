import {
  isPersonalField,
  kindOf,
  listsBy,
  secondaryFieldOf,
  workflowOf,
  isBoolean,
  nestedFields,
  isPrice,
  type AnyContentType,
  type AnyField,
  type SystemColumn,
} from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { cellOf } from '../cells.ts'
import { useContent } from '../content-context.tsx'
import { useLabels, type Labels } from '../labels.ts'
import { workflowListOf } from '../workflows/workflow-lists.ts'
import { listPermissions } from './list-permissions.ts'
import { choosableColumns, declaredColumns, leadColor, leadColumn } from './columns/choosable-columns.ts'
import { CELL_PADDING, MARK_ROOM, titleRoom, defaultColumnWidth, wantsMore, wordRoom } from './columns/default-column-width.ts'
import { useListPreferences } from './list-preferences.ts'
import type { ListState } from './list-state.ts'

export type SystemColumnName = SystemColumn | 'deletedAt' | 'deletedBy' | 'timeLeft'

type AnyColumn = {
  readonly name: string
  readonly label: string
  readonly align: 'start' | 'end'
  readonly width: number
  /** Whether it receives a share of the remaining space, as the title does. */
  readonly grows: boolean
  readonly sortable: boolean
}

export type FieldColumn = AnyColumn & { readonly of: 'field' | 'switch' | 'edit'; readonly field: AnyField }

export type Column = FieldColumn | (AnyColumn & ({ readonly of: 'count' } | { readonly of: 'system'; readonly system: SystemColumnName }))

export type ListColumns = {
  /** The image or icon before the name in the pinned column. */
  readonly lead: {
    readonly name: string
    readonly field: AnyField
    /** The field that contains the record's colour. */ readonly color: string | null
  } | null
  readonly title: { readonly label: string; readonly sortable: boolean; /** Minimum width in pixels. */ readonly room: number }
  /** All other columns, in the user's order. */
  readonly rest: readonly Column[]
}

const SYSTEM = {
  state: { align: 'start', width: 112, sortable: true },
  updatedBy: { align: 'start', width: 120, sortable: true },
  updatedAt: { align: 'end', width: 136, sortable: true },
  createdAt: { align: 'end', width: 136, sortable: true },
  firstPublishedAt: { align: 'end', width: 136, sortable: true },
  deletedAt: { align: 'end', width: 136, sortable: true },
  deletedBy: { align: 'start', width: 120, sortable: false },
  timeLeft: { align: 'start', width: 176, sortable: false },
} as const satisfies Record<SystemColumnName, Pick<Column, 'align' | 'width' | 'sortable'>>

const HEAD_ROOM = 44

/** Room for a switch and the longest state label next to it. */
const WORDED_SWITCH = 144

/** Gap between a value and the badge next to it, and room for the dash of a range. */
const BESIDE_GAP = 8
const DASH_ROOM = 20

/** Lists whose rows have prices show the price range. */
const PRICES_ROOM = 150

const COUNT = { of: 'count', align: 'end', width: 88, grows: false, sortable: false } as const

/** Returns the room for the additional values of a column. Two values in one cell share its padding. */
const lookWidth = (type: AnyContentType, name: string, wordsOf: Labels['fieldWords'], badgeTexts: readonly string[]): number => {
  const look = type.columnFormats[name]
  if (look === undefined) return 0
  if ('badge' in look) return BESIDE_GAP + (look.tones === undefined ? 0 : MARK_ROOM) + Math.max(0, ...badgeTexts.map(wordRoom))
  const secondName = secondaryFieldOf(look) ?? ''
  const second = type.fields[secondName]
  const width = second === undefined ? 0 : defaultColumnWidth(second, wordsOf(secondName))
  return 'rangeEnd' in look ? width - CELL_PADDING + DASH_ROOM : width - CELL_PADDING
}

/** Room for a value that is edited in its cell. */
const EDIT_ROOM = 136

/** Room for a label in the head: padding, sort mark, and 12 px per full-width character. */
const labelWidth = (label: string): number =>
  HEAD_ROOM + [...label].reduce((width, character) => width + (character < '\u0100' ? 6.5 : 12), 0)

const isSystem = (name: string): name is SystemColumnName => name in SYSTEM
const isSortable = (field: AnyField) => kindOf(field).sortable === true

/** If a switch publishes records, switches work in the list, except computed ones. */
const isSwitch = (type: AnyContentType, field: AnyField) =>
  workflowOf(type.workflow).exposure === 'toggle' && isBoolean(field) && field.compute === null

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
      deletedBy: t`削除した人`,
      timeLeft: t`完全な削除まで`,
    }),
    [t],
  )
}

type Looks = Pick<ListState, 'trash' | 'columns'>

/** Columns of the trash, regardless of the columns chosen for the list. */
const TRASH_COLUMNS = ['deletedBy', 'deletedAt', 'timeLeft'] as const satisfies readonly SystemColumnName[]

/** Returns every column that a list of the current type may show next to the pinned one, by name. */
export const useAllColumns = (trash: boolean): ReadonlyMap<string, Column> => {
  const { t } = useLingui()
  const { contentType, canWrite, words } = useContent()
  const { fieldLabel, fieldWords } = useLabels()
  const systemLabels = useSystemLabels()
  return useMemo(() => {
    const sorts = listsBy(contentType)
    const columnOf = (name: string): Column | null => {
      const head = words.columns?.[name]?.label
      if (Object.hasOwn(contentType.relationCounts, name)) {
        const label = head ?? name
        return { ...COUNT, name, label, width: Math.max(COUNT.width, labelWidth(label)) }
      }
      if (isSystem(name)) {
        const system = SYSTEM[name]
        const width = (name === 'state' ? workflowListOf(contentType).stateWidth : undefined) ?? system.width
        return { of: 'system', name, system: name, label: systemLabels[name], ...system, width, grows: false }
      }
      const field = contentType.fields[name]
      if (field === undefined) return null
      // Users who see a field masked cannot sort by it, since the order would reveal the masked values.
      const isShown = canWrite || !isPersonalField(contentType, name)
      const sortable = isSortable(field) && sorts.includes(name) && !trash && isShown
      const inRow = !trash && canWrite && (contentType.listEditable.includes(name) || contentType.mainSwitch === name)
      const isSwitched = inRow ? isBoolean(field) : isSwitch(contentType, field) && listPermissions(contentType, canWrite).edit
      if (name === 'isPublished' && !isSwitched)
        return { of: 'system', name, system: 'state', label: t`公開`, ...SYSTEM.state, grows: false, sortable }
      const { align } = cellOf(field)
      const of = isSwitched ? 'switch' : inRow ? 'edit' : 'field'
      const label = name === 'isPublished' ? t`公開` : (head ?? fieldLabel(name))
      const holdsPrices = kindOf(field).nesting === 'rows' && Object.values(nestedFields(field) ?? {}).some(isPrice)
      const defaultWidth =
        (holdsPrices ? PRICES_ROOM : defaultColumnWidth(field, fieldWords(name))) +
        lookWidth(contentType, name, fieldWords, Object.values(words.columns?.[name]?.badges ?? {}))
      const room = name === 'isPublished' ? WORDED_SWITCH : of === 'edit' ? Math.max(defaultWidth, EDIT_ROOM) : defaultWidth
      const grows = of === 'field' && wantsMore(field, fieldWords(name))
      return { of, name, field, label, align, width: Math.max(room, labelWidth(label)), grows, sortable }
    }
    const names = trash ? [...choosableColumns(contentType), ...TRASH_COLUMNS] : choosableColumns(contentType)
    const columns = names.map((name) => [name, columnOf(name)] as const)
    return new Map(columns.filter((entry): entry is readonly [string, Column] => entry[1] !== null))
  }, [contentType, canWrite, fieldLabel, fieldWords, systemLabels, t, trash, words])
}

/** Returns the columns of the URL, the user's preferences or the declaration. The trash adds when and by whom each record was deleted. */
export const useListColumns = ({ trash, columns: requested }: Looks): ListColumns => {
  const { contentType } = useContent()
  const { fieldLabel } = useLabels()
  const [{ columns: remembered }] = useListPreferences()
  const all = useAllColumns(trash)
  return useMemo(() => {
    const lead = leadColumn(contentType)
    const leadField = lead === null ? undefined : contentType.fields[lead]
    const titleField = contentType.fields[contentType.title]
    const chosen = requested ?? remembered ?? declaredColumns(contentType)
    const isShownInTrash = (name: string) =>
      name !== 'updatedAt' && name !== 'state' && !isBoolean(contentType.fields[name]) && !Object.hasOwn(contentType.relationCounts, name)
    // First, so that none of them is cut: what is read in the trash is whose each record was, and how long it stays.
    const shown = trash ? [...TRASH_COLUMNS, ...chosen.filter(isShownInTrash)] : chosen
    return {
      lead: lead === null || leadField === undefined ? null : { name: lead, field: leadField, color: leadColor(contentType) },
      title: {
        label: fieldLabel(contentType.title),
        sortable: titleField !== undefined && isSortable(titleField) && !trash,
        room: titleRoom(titleField, leadField !== undefined),
      },
      rest: shown.flatMap((name) => all.get(name) ?? []),
    }
  }, [all, requested, contentType, fieldLabel, remembered, trash])
}
