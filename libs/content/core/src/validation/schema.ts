import { kindOf } from '../fields/kinds.ts'
import { createSchemas } from './create-schemas.ts'

/** Schemas of fields of any kind: of one non-empty value, and of an object of fields at a validation level. */
export const { presentSchema, fieldsSchema } = createSchemas(kindOf)
