import {
  nestedFields,
  workflowOf,
  WORKFLOWS,
  type AnyContentType,
  type AnyField,
  type Fields,
  type SetBy,
  type Workflow,
} from '@captain/content-core'

/** How records of a type come to be: people make them, as many as they like or no more than a choice has options, the public sends them, they are always there, or nobody adds any. */
export type Origin = 'made' | 'scarce' | 'sent' | 'kept' | 'given'

/** Whether it is the choice that each record makes for good, and no other record makes. */
export const isScarceKey = (type: AnyContentType, name: string): boolean => {
  const field = type.fields[name]
  return field?.kind === 'select' && field.unique
}

const isScarce = (type: AnyContentType): boolean => Object.keys(type.fields).some((name) => isScarceKey(type, name))

export const originOf = (type: AnyContentType): Origin => {
  if (type.workflow === 'singleton' || type.fixedRows !== null) return 'kept'
  if (type.screens.includes('new') || type.sheetOf !== null) return isScarce(type) ? 'scarce' : 'made'
  return type.submission === null ? 'given' : 'sent'
}

const HANDLED: readonly Workflow[] = ['inbox', 'order']
const EDITING: readonly string[] = ['edit', 'edit-all', 'settings']

/** Whether people change records: on a screen, as part of another type, in the row, or by handling what came in. */
export const isEdited = (type: AnyContentType): boolean =>
  type.screens.some((screen) => EDITING.includes(screen)) ||
  type.partOf !== null ||
  type.inRow.length > 0 ||
  HANDLED.includes(type.workflow)

export const isRemoved = (type: AnyContentType): boolean => type.removable && isEdited(type)

/** Whether people drag records into an order. */
export const isSorted = (type: AnyContentType): boolean => type.workflow === 'toggle' && isEdited(type)

/** Whether the public reads anything of the type. */
export const isDelivered = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).exposure !== 'never' && Object.values(type.fields).some(({ visibility }) => visibility !== 'private')

export const hasPreview = (type: AnyContentType): boolean =>
  isDelivered(type) && type.screens.some((screen) => screen === 'preview-by-id' || screen === 'preview-by-slug')

/** Whether two records of the type can be there at once. */
export const isPlural = (type: AnyContentType): boolean => type.workflow !== 'singleton' && (type.fixedRows?.rows.length ?? 2) > 1

/** Fields that somebody puts in: by people of the back office unless said. What is the owners' alone is tried by itself. */
export const fieldsSetBy = (type: AnyContentType, by: SetBy = 'staff'): Fields =>
  Object.fromEntries(
    Object.entries(type.fields).filter(([, field]) => field.compute === null && field.setBy === by && field.readBy === null),
  )

const WORDS: readonly AnyField['kind'][] = ['text', 'longText']

/** The field that tests edit: the title where people write it, else a text of theirs, else the first of their fields. */
export const editedName = (type: AnyContentType): string => {
  const own = Object.entries(fieldsSetBy(type)).filter(([name]) => !(name in WORKFLOWS[type.workflow].fields))
  const all = own.length > 0 ? own : Object.entries(fieldsSetBy(type))
  const texts = all.filter(([, { kind }]) => WORDS.includes(kind))
  const [name = ''] = texts.find(([one]) => one === type.title) ?? texts[0] ?? all.find(([, field]) => nestedFields(field) === null) ?? []
  return name
}

/** Whether a list finds records by their titles: people or senders write them as words. */
export const isTitled = (type: AnyContentType): boolean => {
  const title = type.fields[type.title]
  return title !== undefined && WORDS.includes(title.kind) && title.setBy !== 'server' && title.compute === null
}
