import { keyAllows, type ApiKey, type KeyScope } from '@captain/auth-core'
import { hasPersonalData, workflowOf, type AnyContentType, asSecret } from '@captain/content-core'
import { forbidden } from '@captain/http-server'

const holdsSecrets = (type: AnyContentType): boolean => Object.values(type.fields).some((field) => asSecret(field) !== null)

/** Whether records of the type are submissions or contain personal data. */
export const hasPersonalRecords = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).handling !== undefined || type.submission !== null || hasPersonalData(type)

/**
 * Returns all scopes that a key needs to use a scope on the type: submissions and personal data need an additional one. Returns
 * null for types with secrets, which keys cannot access.
 */
export const keyScopesOf = (type: AnyContentType, scope: KeyScope): readonly KeyScope[] | null => {
  if (holdsSecrets(type)) return null
  return hasPersonalRecords(type) ? [scope, 'submissions:read'] : [scope]
}

/** Whether the key has the scopes for this content type. */
export const keyCanAccess = (key: ApiKey, type: AnyContentType, scope: KeyScope): boolean =>
  keyScopesOf(type, scope)?.every((one) => keyAllows(key, one)) === true && keyAllows(key, scope, type.name)

/** Throws 403 unless the operation has a scope and the key has it for the content type. */
export const assertKeyAccess = (key: ApiKey, type: AnyContentType, scope: KeyScope | undefined): void => {
  if (scope === undefined || !keyCanAccess(key, type, scope)) throw forbidden()
}
