import type { AnyContentType, AnyField } from '@captain/content-core'

/** Returns the declared field for a name from a request; undefined for inherited names such as `constructor`. */
export const requestedField = (type: AnyContentType, name: string): AnyField | undefined =>
  Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
