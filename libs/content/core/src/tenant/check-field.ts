import { safeParse } from 'valibot'
import { declarationError } from '../errors.ts'
import type { AnyField } from '../fields/field.ts'
import { initialFrom } from '../values/initial-values.ts'
import { isEmptyValue, kindOf, nestedFields } from '../fields/kinds.ts'
import { valuesSchema } from '../values/values.ts'

const FIELD_NAME = /^[a-z][A-Za-z0-9]*$/

const twiceIn = (names: readonly string[]): string | undefined => names.find((name, position) => names.indexOf(name) !== position)

/** What is wrong with the limits that a kind was given, or null. */
const wrongLimits = (field: AnyField): string | null => {
  switch (field.kind) {
    case 'select':
    case 'multiSelect': {
      const { options } = field.config
      if (options.length === 0) return 'has no options'
      const twice = twiceIn(options)
      return twice === undefined ? null : `has the option "${twice}" twice`
    }
    case 'int':
    case 'list':
      return field.config.min > field.config.max ? `is at least ${field.config.min} and at most ${field.config.max}` : null
    case 'decimal': {
      const { min, max } = field.config
      return min !== null && max !== null && Number(min) > Number(max) ? `is at least ${min} and at most ${max}` : null
    }
    case 'reference':
    case 'references':
      return field.config.onDelete === 'set-null' && field.required === 'save'
        ? 'is always required, so it cannot be emptied when its target is deleted: restrict or cascade'
        : null
    case 'secret':
      return field.visibility === 'private' ? null : 'is a secret and cannot be public'
    default:
      return null
  }
}

/** What is masked for some readers must not be told to everybody: neither by the public nor by the address of a record. */
const wrongPersonal = (field: AnyField): string | null => {
  if (!field.personal) return null
  if (field.visibility !== 'private') return 'tells of people and cannot be public'
  return field.kind === 'slug' ? 'tells of people and cannot be an address' : null
}

/** Kinds that hold a value of their own: what one points to would be told beside the record. */
const OWNABLE: ReadonlySet<string> = new Set(['text', 'longText', 'int', 'decimal'])

/** What only owners read stands where nobody else is told of it, and where nobody else has to put it in. */
const wrongOwned = (field: AnyField, isNested: boolean): string | null => {
  if (field.readBy === null) return null
  if (isNested) return "is the owners' alone inside another field"
  if (!OWNABLE.has(field.kind)) return `is of a kind (${field.kind}) that cannot be the owners' alone`
  return field.visibility === 'private' &&
    field.required === 'optional' &&
    field.setBy === 'staff' &&
    !field.unique &&
    field.initial === null
    ? null
    : "is the owners' alone, and cannot be public, needed, unique, or begin with a value"
}

/** An initial value that the field itself would refuse could never be saved. */
const checkInitial = (path: string, name: string, field: AnyField): void => {
  if (field.initial === null) return
  const start = 'value' in field.initial ? field.initial.value : initialFrom(field.initial.from, { accountName: '名', now: new Date() })
  const isBothSides = typeof start === 'object' && start !== null && 'ja' in start
  const value = field.localized && !isBothSides ? { ja: start } : start
  if (isEmptyValue(field, value)) return
  if (!safeParse(valuesSchema({ [name]: field }, 'save'), { [name]: value }).success)
    throw declarationError(path, `starts as ${JSON.stringify(start)}, which it does not accept`)
}

/** Throws with the path of what is wrong with a field, or with one inside it; `types` are the names that references may go to. */
export const checkField = (path: string, name: string, field: AnyField, types: readonly string[], isNested = false): void => {
  if (!FIELD_NAME.test(name)) throw declarationError(path, 'is no name in camelCase')
  if ((field.kind === 'reference' || field.kind === 'references') && !types.includes(field.config.to))
    throw declarationError(path, `refers to "${field.config.to}", which is not declared`)
  if (isNested && field.kind === 'secret') throw declarationError(path, 'is a secret inside another field')
  const wrong = wrongLimits(field) ?? wrongPersonal(field) ?? wrongOwned(field, isNested)
  if (wrong !== null) throw declarationError(path, wrong)
  if (field.unique && kindOf(field).indexTexts === undefined)
    throw declarationError(path, `is of a kind (${field.kind}) that cannot be unique`)
  checkInitial(path, name, field)
  for (const [innerName, inner] of Object.entries(nestedFields(field) ?? {})) {
    checkField(`${path}.${innerName}`, innerName, inner, types, true)
  }
}
