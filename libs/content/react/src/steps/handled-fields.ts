import type { AnyContentType } from '@captain/content-core'

/** Names of a section's fields that people of the back office set themselves. */
const isHandled = (type: AnyContentType, name: string): boolean => type.fields[name]?.inForm === true

/** The fields by which a record that came from outside is handled, in the order of the sections. */
export const handledNames = (type: AnyContentType): readonly string[] =>
  Object.values(type.sections)
    .flat()
    .filter((name) => isHandled(type, name))

/** The sections with what came from outside or from the server; without those that have nothing of it. */
export const documentSections = (type: AnyContentType): readonly (readonly [section: string, names: readonly string[]])[] =>
  Object.entries(type.sections)
    .map(([section, names]) => [section, names.filter((name) => type.fields[name] !== undefined && !isHandled(type, name))] as const)
    .filter(([, names]) => names.length > 0)
