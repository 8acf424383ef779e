import { formatMinutes } from '@captain/locale'
import { rule } from '@captain/validation'
import { pipe, transform, unknown } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { sortableInteger } from './sortable-text.ts'
import { isWhole, numberValue } from './integer-schema.ts'

type TimeOptions = FieldOptions<number> & {
  /**
   * Latest minute after midnight. Default: 1740, which is 29:00 (content model B-10).
   *
   * @example 1440
   */
  readonly max?: number
}

/** Minutes between the times that can be entered. */
export const TIME_STEP = 15

/** Time of the business day in minutes after midnight, on quarters of an hour; may pass 24:00. */
export const time = <const O extends TimeOptions>(options: O): FieldOf<'time', number, O> =>
  makeField<'time', number, O>('time', options, { max: options.max ?? 1740 })

export const timeKind: KindDefinition<'time', number> = {
  requiredRule: 'requiredInput',
  ...numberValue,
  schema: ({ max }) =>
    pipe(
      unknown(),
      rule<unknown>('time', {}, (value) => isWhole(value) && value >= 0),
      transform(Number),
      rule<number>('latestTime', { time: formatMinutes(max) }, (value) => value <= max),
      rule<number>('timeStep', { minutes: TIME_STEP }, (value) => value % TIME_STEP === 0),
    ),
  indexKeys: (value) => [sortableInteger(value)],
  sortable: true,
}
