import { nestedFields, type AnyContentType, type AnyField } from '@captain/content-core'
import { LOCALES } from '@captain/locale'

/** Controls of a field, by which its part of the work and of the page is estimated. */
const controlsOf = (field: AnyField): number => {
  const own = Math.max(1, Object.keys(nestedFields(field) ?? {}).length)
  return field.localized ? own * LOCALES.length : own
}

/** The controls of each field of each section, in order. */
export type SectionPlan = readonly (readonly number[])[]

/** Returns the plan of a form; fields that it does not show count as nothing. */
export const sectionPlanOf = ({ sections, fields }: AnyContentType): SectionPlan =>
  Object.values(sections).map((names) =>
    names.map((name) => {
      const field = fields[name]
      return field?.inForm === true ? controlsOf(field) : 0
    }),
  )

/** Returns how many fields of each section a number of controls reaches; the last one it reaches counts in full. */
export const reachedBy = (plan: SectionPlan, controls: number): readonly number[] => {
  let left = controls
  return plan.map((section) => {
    const end = section.findIndex((size) => {
      if (left <= 0) return true
      left -= size
      return false
    })
    return end === -1 ? section.length : end
  })
}

/** Returns the number of controls in all. */
export const controlsIn = (plan: SectionPlan): number => plan.flat().reduce((sum, size) => sum + size, 0)
