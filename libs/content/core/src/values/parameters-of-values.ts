import type { Clock } from '../validation/clock.ts'
import type { Values } from './values.ts'

/** A method, so that a function of the values of any type is assignable to it. */
type Computes = { of(values: Values, clock: Clock): Readonly<Record<string, unknown>> }

/** Computes the parameters of a message from values whose types are erased. */
export type ParametersOfValues = Computes['of']
