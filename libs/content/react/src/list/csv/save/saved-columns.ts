import type { AnyContentType } from '@captain/content-core'

const SYSTEM: ReadonlySet<string> = new Set(['id', 'state', 'updatedAt', 'updatedBy', 'createdAt', 'firstPublishedAt'])

/** The shown columns that a file can have, in their order. */
export const savedColumns = (type: AnyContentType, shown: readonly string[]): readonly string[] =>
  shown.filter((name) => Object.hasOwn(type.fields, name) || SYSTEM.has(name))
