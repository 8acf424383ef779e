import { kindOf } from '../fields/kinds.ts'
import { schemasBy } from './schemas-by.ts'

/** Schemas of fields of any kind: of one non-empty value, and of an object of fields at a validation level. */
export const { presentSchema, fieldsSchema } = schemasBy(kindOf)
