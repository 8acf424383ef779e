import { nestedFields, WORKFLOWS, type AnyContentType, type AnyField, type Fields, type SetBy, type Workflow } from '@captain/content-core'

/**
 * How records of a type come into existence: editors create any number, or at most one per option of a choice; visitors send them; they
 * always exist; or only the server creates them.
 */
export type Origin = 'made' | 'scarce' | 'sent' | 'kept' | 'given'

/** Returns whether the field is a choice that each record makes permanently and that no two records share. */
export const isScarceKey = (type: AnyContentType, name: string): boolean => {
  const field = type.fields[name]
  return field?.kind === 'select' && field.unique
}

const isScarce = (type: AnyContentType): boolean => Object.keys(type.fields).some((name) => isScarceKey(type, name))

export const originOf = (type: AnyContentType): Origin => {
  if (type.workflow === 'singleton' || type.fixedRecords !== null) return 'kept'
  if (type.screens.includes('new') || type.sheetParent !== null) return isScarce(type) ? 'scarce' : 'made'
  return type.submission === null ? 'given' : 'sent'
}

const HANDLED: readonly Workflow[] = ['inbox', 'order']
const EDITING: readonly string[] = ['edit', 'edit-all', 'settings']

/** Returns whether staff change records: on a screen, as part of another type, in the row, or by handling submissions. */
export const isEdited = (type: AnyContentType): boolean =>
  type.screens.some((screen) => EDITING.includes(screen)) ||
  type.embeddedIn !== null ||
  type.listEditable.length > 0 ||
  HANDLED.includes(type.workflow)

export const isRemoved = (type: AnyContentType): boolean => type.deletable && isEdited(type)

/** Returns whether staff sort records by dragging. */
export const isSorted = (type: AnyContentType): boolean => type.workflow === 'toggle' && isEdited(type)

/** Returns whether two records of the type can exist at the same time. */
export const isPlural = (type: AnyContentType): boolean => type.workflow !== 'singleton' && (type.fixedRecords?.records.length ?? 2) > 1

/** Returns the fields that a given role sets, staff by default. Separate tests cover owner-only fields. */
export const fieldsSetBy = (type: AnyContentType, by: SetBy = 'staff'): Fields =>
  Object.fromEntries(
    Object.entries(type.fields).filter(([, field]) => field.compute === null && field.setBy === by && field.restrictedTo === null),
  )

const WORDS: readonly AnyField['kind'][] = ['text', 'longText']

/** Returns the field that tests edit: the title if staff write it, else one of their texts, else the first of their fields. */
export const editedName = (type: AnyContentType): string => {
  const own = Object.entries(fieldsSetBy(type)).filter(([name]) => !(name in WORKFLOWS[type.workflow].fields))
  const all = own.length > 0 ? own : Object.entries(fieldsSetBy(type))
  const texts = all.filter(([, { kind }]) => WORDS.includes(kind))
  const [name = ''] = texts.find(([one]) => one === type.title) ?? texts[0] ?? all.find(([, field]) => nestedFields(field) === null) ?? []
  return name
}

/** Returns whether a list finds records by title: staff or senders write it as text. */
export const isTitled = (type: AnyContentType): boolean => {
  const title = type.fields[type.title]
  return title !== undefined && WORDS.includes(title.kind) && title.setBy !== 'server' && title.compute === null
}
