import { submissionCheck } from './check-submission.ts'
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
import { schemasBy } from './schemas-by.ts'

const PLAIN: Partial<Readonly<Record<Kind, unknown>>> = {
  text: textKind,
  longText: longTextKind,
  email: emailKind,
  phone: phoneKind,
  select: selectKind,
  boolean: booleanKind,
  date: dateKind,
} satisfies { readonly [K in Kind]?: KindDefinition<K> }

const kindOf = (field: AnyField): KindDefinition<Kind> => {
  const kind = PLAIN[field.kind]
  if (kind === undefined) throw declarationError(field.kind, 'no kind of a plain form')
  return kind as KindDefinition<Kind>
}

const { presentSchema, fieldsSchema } = schemasBy(kindOf)

/** No nested kinds: none of these kinds has nested fields. */
const NOTHING_NESTED = {} as never

/** Creates the schema of one non-empty value in a plain form. */
export const plainSchema = (field: AnyField) => presentSchema(field, NOTHING_NESTED, 'publish')

/** Checks a submission with only the kinds that a plain form needs, so that a page loads no others. Throws for a field of another kind. */
export const checkPlainSubmission = submissionCheck({
  schema: (fields) => fieldsSchema(fields, 'publish', NOTHING_NESTED),
  empty: (field) => kindOf(field).empty(field.config, NOTHING_NESTED),
})
