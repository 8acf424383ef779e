import { contentTypeOf, type Tenant } from '@captain/content-core'
import { maxFullWidth, nonBlank, storableText } from '@captain/validation'
import { array, maxLength, minLength, nullable, pipe, string, trim } from 'valibot'
import { ContentIssues } from '../../errors.ts'

const MAX_NAME_CHARACTERS = 60
const MAX_TYPES = 100

/** The display name of a key or a webhook. */
export const integrationName = pipe(string(), trim(), nonBlank(), maxFullWidth(MAX_NAME_CHARACTERS), storableText())

/** Names of content types, at least one; null means all. */
export const chosenTypes = nullable(pipe(array(string()), minLength(1), maxLength(MAX_TYPES)))

/** Throws ContentIssues if a name is no content type of the tenant. */
export const assertKnownTypes = (tenant: Tenant, names: readonly string[] | null | undefined): void => {
  if (names?.every((name) => contentTypeOf(tenant, name)?.name === name) !== false) return
  const options = tenant.contentTypes.map(({ name }) => name).join(', ')
  throw new ContentIssues([{ path: 'contentTypes', rule: 'oneOf', params: { options } }])
}
