import { asRecord } from '@captain/validation'
import type { Values } from './values.ts'

/** Returns the rows of a list of unknown shape in their positions; a row that is no object has no values. */
export const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(asRecord) : [])
