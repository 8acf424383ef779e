import type { AnyContentType, Fields } from '@captain/content-core'

/** The fields of a section, in its order; those that are set elsewhere stay out of the form, and so does the one that the address says. */
export const sectionFields = (type: AnyContentType, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = type.fields[name]
      return field === undefined || !field.inForm || type.under?.by === name ? [] : [[name, field]]
    }),
  )

/** The fields of a section that stand in it for reading. */
export const readFields = (type: AnyContentType, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = type.fields[name]
      return field?.isReadInForm === true ? [[name, field]] : []
    }),
  )
