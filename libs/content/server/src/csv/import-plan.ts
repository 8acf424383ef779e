import { type AnyContentType, type ImportMode, type Values, workflowOf, isCreatable, isEditable } from '@captain/content-core'
import { badRequest } from '@captain/http-server'

import { ID, keyPaths, type ColumnTarget } from './column-target.ts'

/** A mapped column of the file and its target; null for the id. */
export type MappedColumn = { readonly place: number; readonly path: string; readonly target: ColumnTarget | null }

/** The mapping of the columns, and the import mode. */
export type Plan = { readonly columns: readonly MappedColumn[]; readonly mode: ImportMode; readonly key: MappedColumn | null }

const malformed = (parameter: string) => badRequest('malformed-parameter', parameter)

/** Returns the import modes of a type: creating records, updating existing ones, or both. */
export const modesOf = (type: AnyContentType): readonly ImportMode[] => {
  if (workflowOf(type.workflow).keepsVersions) return []
  const [creates, edits] = [isCreatable(type), isEditable(type)]
  return [
    ...(creates ? (['create'] as const) : []),
    ...(edits ? (['update'] as const) : []),
    ...(creates && edits ? (['both'] as const) : []),
  ]
}

const columnsOf = (mapping: unknown, count: number, targets: readonly ColumnTarget[]): readonly MappedColumn[] => {
  if (!Array.isArray(mapping) || mapping.length !== count) throw malformed('mapping')
  const columns = mapping.flatMap((path: unknown, place): readonly MappedColumn[] => {
    if (path === null) return []
    const target = targets.find((one) => one.path === path) ?? null
    if (typeof path !== 'string' || (target === null && path !== ID)) throw malformed('mapping')
    return [{ place, path, target }]
  })
  if (columns.length === 0 || new Set(columns.map(({ path }) => path)).size !== columns.length) throw malformed('mapping')
  return columns
}

/** Reads the column mapping of a body. Throws 400 with the name of the invalid part. */
export const importPlan = (type: AnyContentType, body: Values, count: number, targets: readonly ColumnTarget[]): Plan => {
  const mode = modesOf(type).find((one) => one === body['mode'])
  if (mode === undefined) throw malformed('mode')
  const columns = columnsOf(body['mapping'], count, targets)
  if (mode === 'create') return { columns, mode, key: null }
  const key = columns.find(({ path }) => path === body['key'])
  if (key === undefined || !keyPaths(type).includes(key.path)) throw malformed('key')
  return { columns, mode, key }
}
