import type { AnyContentType } from '@captain/content-core'

/** Whether a field of a section is set by staff. */
const isHandled = (type: AnyContentType, name: string): boolean => type.fields[name]?.inForm === true

/** Returns the fields that staff use to handle a submission, in the order of the sections. */
export const handledNames = (type: AnyContentType): readonly string[] =>
  Object.values(type.sections)
    .flat()
    .filter((name) => isHandled(type, name))

/** Returns the sections with submitted or server-computed fields; omits sections without such fields. */
export const documentSections = (type: AnyContentType): readonly (readonly [section: string, names: readonly string[]])[] =>
  Object.entries(type.sections)
    .map(([section, names]) => [section, names.filter((name) => type.fields[name] !== undefined && !isHandled(type, name))] as const)
    .filter(([, names]) => names.length > 0)
