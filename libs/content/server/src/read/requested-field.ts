import type { AnyContentType, AnyField } from '@captain/content-core'

/** The declared field of a name that came with a request, where `constructor` and the like are no fields. */
export const requestedField = (type: AnyContentType, name: string): AnyField | undefined =>
  Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
