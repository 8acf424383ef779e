import type { AnyContentType, AnyField, AnyRecord } from '@captain/content-core'
import type { ListState } from './list-state.ts'
import { listTraitsOf } from '../fields/list-traits.ts'

/** The field that groups the rows of a list. */
export type Grouping = { readonly name: string; readonly field: AnyField }

export type Group = { readonly key: string; readonly value: unknown; readonly records: readonly AnyRecord[] }

/** Returns the first of several fields in the declared order, if the rows have that order; null if there is nothing to group. */
export const groupingOf = (type: AnyContentType, { sort, trash, q }: Pick<ListState, 'sort' | 'trash' | 'q'>): Grouping | null => {
  const [first = '', ...rest] = type.defaultSort
  const name = first.replace(/^-/, '')
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (field === undefined || rest.length === 0 || sort !== null || trash || q !== '') return null
  return listTraitsOf(field).groups ? { name, field } : null
}

/** Returns the columns below group titles, which already show the value of one of them. */
export const besideGroups = <Columns extends { readonly rest: readonly { readonly name: string }[] }>(
  columns: Columns,
  groupedBy: string | null,
): Columns => (groupedBy === null ? columns : { ...columns, rest: columns.rest.filter(({ name }) => name !== groupedBy) })

/** Groups the rows in their order; rows of one group are already adjacent. */
export const inGroups = ({ name }: Grouping, records: readonly AnyRecord[]): readonly Group[] => {
  const groups: { key: string; value: unknown; records: AnyRecord[] }[] = []
  for (const record of records) {
    const value = record[name]
    const key = JSON.stringify(value ?? null)
    const last = groups.at(-1)
    if (last?.key === key) last.records.push(record)
    else groups.push({ key, value, records: [record] })
  }
  return groups
}
