import {
  isPersonalField,
  kindOf,
  workflowOf,
  type AnyContentType,
  type AnyField,
  type FilterStyle,
  type NamedFilter,
} from '@captain/content-core'

export type Filter = { readonly name: string; readonly field: AnyField; readonly style: FilterStyle }

/**
 * Returns the fields that a list may be filtered by: first the publish switch, then the declared ones without a named filter. Users who see
 * personal data masked cannot filter by it.
 */
export const filtersOf = (type: AnyContentType, seesPersonal = true): readonly Filter[] => {
  const names = new Set([...(workflowOf(type.workflow).exposure === 'toggle' ? ['isPublished'] : []), ...type.filters])
  return [...names].flatMap((name) => {
    const field = type.fields[name]
    const style = field === undefined ? undefined : kindOf(field).filter
    const isHidden = type.parent?.field === name || Object.hasOwn(type.namedFilters, name) || (!seesPersonal && isPersonalField(type, name))
    return field === undefined || style === undefined || isHidden ? [] : [{ name, field, style }]
  })
}

/** Returns the named filters shown above the list, by name. */
export const namedFiltersOf = (type: AnyContentType): readonly (readonly [name: string, namedFilter: NamedFilter])[] =>
  Object.entries(type.namedFilters).filter(([, { showInList }]) => showInList === true)
