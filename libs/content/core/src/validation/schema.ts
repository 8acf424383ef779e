import { kindOf } from '../fields/kinds.ts'
import { schemasBy } from './schemas-by.ts'

/** The schemas of fields of any kind: of one value that is not empty, and of an object of fields at a stage. */
export const { presentSchema, fieldsSchema } = schemasBy(kindOf)
