import { secondaryFieldOf, type AnyContentType } from '@captain/content-core'
import { isPersonalColumn } from './is-personal.ts'

const SYSTEM: ReadonlySet<string> = new Set(['id', 'state', 'updatedAt', 'updatedBy', 'createdAt', 'firstPublishedAt'])

/** All columns of a file except those with personal data. */
export const nonPersonalColumns = (type: AnyContentType): readonly string[] =>
  ['id', ...Object.keys(type.fields), 'state', 'createdAt', 'updatedAt', 'updatedBy'].filter((name) => !isPersonalColumn(type, name))

/** Returns the visible columns that a file can contain, in order. A secondary value becomes a separate column. */
export const exportColumns = (type: AnyContentType, shown: readonly string[]): readonly string[] => {
  const exportable = shown.filter((name) => Object.hasOwn(type.fields, name) || SYSTEM.has(name))
  return [...new Set(exportable.flatMap((name) => [name, secondaryFieldOf(type.columnFormats[name]) ?? name]))]
}
