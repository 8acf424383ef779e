import { secondOf, type AnyContentType } from '@captain/content-core'

const SYSTEM: ReadonlySet<string> = new Set(['id', 'state', 'updatedAt', 'updatedBy', 'createdAt', 'firstPublishedAt'])

/** The shown columns that a file can have, in their order; what one shows beside its value is a column of its own. */
export const savedColumns = (type: AnyContentType, shown: readonly string[]): readonly string[] => {
  const kept = shown.filter((name) => Object.hasOwn(type.fields, name) || SYSTEM.has(name))
  return [...new Set(kept.flatMap((name) => [name, secondOf(type.looks[name]) ?? name]))]
}
