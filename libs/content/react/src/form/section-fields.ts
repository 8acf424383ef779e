import type { AnyContentType, Fields } from '@captain/content-core'

/** The fields of a section, in its order; those that are set elsewhere stay out of the form. */
export const sectionFields = (type: AnyContentType, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = type.fields[name]
      return field === undefined || !field.inForm ? [] : [[name, field]]
    }),
  )
