import { isPersonal, kindOf, workflowOf, type AnyContentType, type AnyField, type FilterStyle, type Narrowing } from '@captain/content-core'

export type Filter = { readonly name: string; readonly field: AnyField; readonly style: FilterStyle }

/** Fields that a list may be narrowed by: first the switch that publishes, which is the state, then the declared ones that no narrowing asks about better. Who sees what a record says of people only masked cannot narrow by it. */
export const filtersOf = (type: AnyContentType, seesPersonal = true): readonly Filter[] => {
  const names = new Set([...(workflowOf(type.workflow).exposure === 'switch' ? ['isPublished'] : []), ...type.filters])
  return [...names].flatMap((name) => {
    const field = type.fields[name]
    const style = field === undefined ? undefined : kindOf(field).filter
    const isHidden = type.under?.by === name || Object.hasOwn(type.narrowings, name) || (!seesPersonal && isPersonal(type, name))
    return field === undefined || style === undefined || isHidden ? [] : [{ name, field, style }]
  })
}

/** The declared ways of narrowing that stand above the list, by name. */
export const narrowingsOf = (type: AnyContentType): readonly (readonly [name: string, narrowing: Narrowing])[] =>
  Object.entries(type.narrowings).filter(([, { inList }]) => inList === true)
