import { valueAt } from '../values/value-at.ts'
import type { Clock } from './clock.ts'
import type { CrossCheck } from './cross-check.ts'

type Options = Pick<CrossCheck<never>, 'stage'> & {
  /** Rule that the empty value violates. Default: `requiredInput`. */
  readonly rule?: 'requiredInput' | 'requiredSelect' | 'requiredDate'
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Creates a check that a value is present if other values require it (`when` decides). The path of a localised field ends in its language;
 * that of a nested one starts with its group.
 */
export const requiredIf = <Values>(
  path: string,
  when: (values: Values, clock: Clock) => boolean,
  { rule = 'requiredInput', stage }: Options = {},
): CrossCheck<Values> => ({
  path,
  rule,
  ...(stage !== undefined && { stage }),
  test: (values, _before, clock) => !when(values, clock) || !isNothing(valueAt(values, path)),
})
