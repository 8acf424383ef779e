import {
  indexTextsOf,
  workflowOf,
  asSelect,
  asReference,
  type AnyContentType,
  type AnyField,
  type Tenant,
  type Values,
} from '@captain/content-core'
import { hasKey } from '@captain/validation'

/** Positions of the referenced records that determine an order, by id. */
export type TargetPositions = ReadonlyMap<string, string>

type Times = { readonly updatedAt: string; readonly createdAt: string; readonly firstPublishedAt: string }

const END = '\u0001'
const JOINT = '\u0002'
const MAX_CHARACTERS = 48

const hexComplement = (text: string): string => Buffer.from(Buffer.from(text, 'utf8').map((byte) => 255 - byte)).toString('hex')

/**
 * Returns one component of a position. Descending ones are complemented bytes, terminated by a letter above hexadecimal digits;
 * empty values come first in both directions.
 */
const component = (text: string, isDescending: boolean): string => {
  if (!isDescending) return `${text}${END}`
  return text === '' ? '!' : `${hexComplement(text)}g`
}

/** Returns the component of a position for a referenced record; its id makes it unique within the text. */
export const referenceComponent = (id: string, position: string, isDescending: boolean): string =>
  component(`${position}${JOINT}${id}`, isDescending)

const fieldText = (field: AnyField, value: unknown): string => {
  const choice = asSelect(field)
  if (choice === null) return [...(indexTextsOf(field, value)[0] ?? '')].slice(0, MAX_CHARACTERS).join('')
  const place = choice.config.options.indexOf(String(value))
  return place < 0 ? '' : String(place).padStart(4, '0')
}

const partOf = (type: AnyContentType, sort: string, values: Values, times: Times, targets: TargetPositions): string => {
  const isDescending = sort.startsWith('-')
  const name = isDescending ? sort.slice(1) : sort
  const field = type.fields[name]
  if (field === undefined) return component(hasKey(times, name) ? times[name] : '', isDescending)
  const value = values[name]
  if (asReference(field) !== null && typeof value === 'string') return referenceComponent(value, targets.get(value) ?? '', isDescending)
  return component(fieldText(field, value), isDescending)
}

/**
 * Returns the public order of a type. Sorting by latest edit is for editors: the public order is pinned records, then latest
 * publication (content model §10.3).
 */
export const publicOrder = (type: AnyContentType): readonly string[] => {
  if (workflowOf(type.workflow).isChronological !== true || type.defaultSort.join() !== '-updatedAt') return type.defaultSort
  return type.fields['isPinned']?.visibility === 'list' ? ['-isPinned', '-publishFrom'] : ['-publishFrom']
}

type Placement = { readonly order: readonly string[]; readonly values: Values; readonly times: Times; readonly targets: TargetPositions }

/** Returns a record's position as text: the byte order of these texts is the order of the list. */
export const positionOf = (type: AnyContentType, { order, values, times, targets }: Placement): string =>
  order.map((sort) => partOf(type, sort, values, times, targets)).join('')

/** Returns the ids of the records whose order determines a record's order. */
export const orderTargets = (type: AnyContentType, values: Values): readonly string[] =>
  type.defaultSort.flatMap((sort) => {
    const name = sort.replace(/^-/, '')
    const value = values[name]
    return asReference(type.fields[name]) !== null && typeof value === 'string' ? [value] : []
  })

export type Dependent = { readonly type: AnyContentType; readonly field: string; readonly isDescending: boolean }

/** Returns the types of a tenant whose default order depends on the order of the given type. */
export const dependentsOf = (tenant: Tenant, typeName: string): readonly Dependent[] =>
  tenant.contentTypes.flatMap((type) =>
    type.defaultSort.flatMap((sort) => {
      const name = sort.replace(/^-/, '')
      return asReference(type.fields[name])?.config.to === typeName ? [{ type, field: name, isDescending: sort.startsWith('-') }] : []
    }),
  )
