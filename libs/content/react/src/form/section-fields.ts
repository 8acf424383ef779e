import type { AnyContentType, Fields } from '@captain/content-core'

/** Fields of a section in order, without those that are not in the form and without the parent reference, which the address sets. */
export const sectionFields = (type: AnyContentType, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = type.fields[name]
      return field === undefined || !field.inForm || type.parent?.field === name ? [] : [[name, field]]
    }),
  )

/** Fields of a section that the form shows read-only. */
export const readOnlyFields = (type: AnyContentType, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = type.fields[name]
      return field?.isReadOnlyInForm === true ? [[name, field]] : []
    }),
  )
