import { createSubmissionCheck } from './check-submission.ts'
import { declarationError } from '../errors.ts'
import { booleanKind } from '../fields/boolean.ts'
import { dateKind } from '../fields/date.ts'
import { emailKind } from '../fields/email.ts'
import { longTextKind } from '../fields/long-text.ts'
import { phoneKind } from '../fields/phone.ts'
import { selectKind } from '../fields/select.ts'
import { textKind } from '../fields/text.ts'
import type { AnyField } from '../fields/field.ts'
import type { Kind } from '../fields/kind.ts'
import type { KindDefinition } from '../fields/kind-definition.ts'
import { NO_NESTED_KINDS } from '../fields/no-nested-kinds.ts'
import { createSchemas } from './create-schemas.ts'

const PLAIN: { readonly [K in Kind]?: KindDefinition<K> } = {
  text: textKind,
  longText: longTextKind,
  email: emailKind,
  phone: phoneKind,
  select: selectKind,
  boolean: booleanKind,
  date: dateKind,
}

const kindOf = <K extends Kind>(field: { readonly kind: K }): KindDefinition<K> => {
  const kind: KindDefinition<K> | undefined = PLAIN[field.kind]
  if (kind === undefined) throw declarationError(field.kind, 'is not a kind of plain forms')
  return kind
}

const { presentSchema, fieldsSchema } = createSchemas(kindOf)

/** Creates the schema of one non-empty value in a plain form. */
export const plainSchema = (field: AnyField) => presentSchema(field, NO_NESTED_KINDS, 'publish')

/** Checks a submission with only the kinds that a plain form needs, so that a page loads no others. Throws for a field of another kind. */
export const checkPlainSubmission = createSubmissionCheck({
  schema: (fields) => fieldsSchema(fields, 'publish', NO_NESTED_KINDS),
  empty: (field) => kindOf(field).empty(field.config, NO_NESTED_KINDS),
})
