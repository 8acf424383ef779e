import { secondOf, type AnyContentType } from '@captain/content-core'
import { isPersonalColumn } from './is-personal.ts'

const SYSTEM: ReadonlySet<string> = new Set(['id', 'state', 'updatedAt', 'updatedBy', 'createdAt', 'firstPublishedAt'])

/** Every column of a file but those that tell of people. */
export const columnsAboutNobody = (type: AnyContentType): readonly string[] =>
  ['id', ...Object.keys(type.fields), 'state', 'createdAt', 'updatedAt', 'updatedBy'].filter((name) => !isPersonalColumn(type, name))

/** The shown columns that a file can have, in their order; what one shows beside its value is a column of its own. */
export const savedColumns = (type: AnyContentType, shown: readonly string[]): readonly string[] => {
  const kept = shown.filter((name) => Object.hasOwn(type.fields, name) || SYSTEM.has(name))
  return [...new Set(kept.flatMap((name) => [name, secondOf(type.looks[name]) ?? name]))]
}
