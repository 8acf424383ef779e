import { clockAt, computeValues, typeForRole, validate, writableFields, type AnyContentType, type Values } from '@captain/content-core'
import { ContentIssues } from '../errors.ts'
import { extractSecrets } from './secrets/entry-secrets.ts'
import type { WriteTx } from '../store.ts'
import { checkTargets } from './check-targets.ts'
import { forbiddenOwnerOnlyFields } from './owned-fields.ts'

/** Returns the stored values that a request may set. */
export const writableValues = (type: AnyContentType, values: Values): Values =>
  Object.fromEntries(
    Object.keys(writableFields(type))
      .filter((name) => name in values)
      .map((name) => [name, values[name]]),
  )

/**
 * Checks complete values against the declaration, the stored values (null for a new record) and the database. Moves secrets
 * aside and adds computed values. Throws ContentIssues.
 */
export const checkedValues = async (
  tx: WriteTx,
  type: AnyContentType,
  id: string,
  values: Values,
  stage: 'save' | 'publish',
  before: Values | null = values,
): Promise<Values> => {
  const clock = clockAt(tx.now)
  // What a rule about hidden fields reads stays as it is, but a new record has their defaults.
  const hidden = before === null ? [] : (typeForRole(type, tx.author.customRole ?? null).hiddenFields ?? [])
  const checked = validate(type, values, stage, before, clock, new Set(hidden))
  if (!checked.ok) throw new ContentIssues(checked.issues)
  const issues = [
    ...forbiddenOwnerOnlyFields(tx.author, type, checked.values, before),
    ...(await checkTargets(tx, type, id, checked.values)),
  ]
  if (issues.length > 0) throw new ContentIssues(issues)
  return computeValues(type, await extractSecrets(tx, type, id, checked.values), clock)
}
