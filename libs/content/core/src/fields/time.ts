import { formatMinutes } from '@captain/locale'
import { rule } from '@captain/validation'
import { pipe, transform, unknown } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { sortableInteger } from './sortable-text.ts'
import { numberValue } from './whole-number.ts'

type TimeOptions = FieldOptions<number> & {
  /** Latest minute; 1740 is 29:00 (content model B-10). */ readonly max?: number
  /** Minutes between two choices. Default: 15. */ readonly step?: number
}

/** Time of the business day in minutes after midnight, on quarters of an hour by default; may pass 24:00. */
export const time = <const O extends TimeOptions>(options: O): FieldOf<'time', number, O> =>
  makeField<'time', number, O>('time', options, { max: options.max ?? 1740, step: options.step ?? 15 })

export const timeKind: KindDefinition<'time'> = {
  requiredRule: 'requiredInput',
  ...numberValue,
  schema: ({ max, step }) =>
    pipe(
      unknown(),
      rule<unknown>('time', {}, (value) => Number.isInteger(value) && (value as number) >= 0),
      transform((value) => value as number),
      rule<number>('latestTime', { time: formatMinutes(max) }, (value) => value <= max),
      rule<number>('timeStep', { minutes: step }, (value) => value % step === 0),
    ),
  indexTexts: (value) => [sortableInteger(value as number)],
  sortable: true,
}
