import { parseDay } from '@captain/locale'

/** Input of a named filter. */
export type FilterInput =
  | {
      readonly kind: 'number'
      /**
       * Smallest number, inclusive.
       *
       * @example 1
       */
      readonly min: number
      /**
       * Largest number, inclusive.
       *
       * @example 10
       */
      readonly max: number
    }
  | {
      readonly kind: 'options'
      /**
       * Values to choose from.
       *
       * @example ['tokyo', 'osaka']
       */
      readonly options: readonly string[]
      /**
       * Allows several values.
       *
       * @example true
       */
      readonly multiple?: true
    }
  | { readonly kind: 'switch' }
  | { readonly kind: 'day' }
  | {
      /**
       * Kind of the input: `number`, `options`, `switch`, `day` or `month`.
       *
       * @example 'month'
       */
      readonly kind: 'month'
    }

export type FilterInputKind = FilterInput['kind']

type OptionsByKind = { readonly [K in FilterInputKind]: Omit<Extract<FilterInput, { readonly kind: K }>, 'kind'> }

/** Input of one kind or of several, as a table of functions by kind takes it. */
export type FilterInputOf<K extends FilterInputKind = FilterInputKind> = { [P in K]: { readonly kind: P } & OptionsByKind[P] }[K]

type InputDefinition<K extends FilterInputKind> = {
  parse(input: FilterInputOf<K>, text: string): readonly string[] | null
  samples(input: FilterInputOf<K>): readonly string[]
  /** The value that filters nothing. */
  readonly off?: string
}

const INTEGER = /^\d{1,9}$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const onlyIf = (isValid: boolean, text: string): readonly string[] | null => (isValid ? [text] : null)

const INPUTS: { readonly [K in FilterInputKind]: InputDefinition<K> } = {
  number: {
    parse: ({ min, max }, text) => onlyIf(INTEGER.test(text) && Number(text) >= min && Number(text) <= max, String(Number(text))),
    samples: ({ min, max }) => [String(min), String(max)],
  },
  options: {
    parse: ({ options, multiple }, text) => {
      const chosen = multiple === true ? text.split(',') : [text]
      return chosen.every((one) => options.includes(one)) ? chosen : null
    },
    samples: ({ options }) => options,
  },
  switch: { parse: (_input, text) => onlyIf(text === 'true' || text === 'false', text), samples: () => ['true'], off: 'false' },
  day: { parse: (_input, text) => onlyIf(parseDay(text) === text, text), samples: () => ['2026-04-01'] },
  month: { parse: (_input, text) => onlyIf(MONTH.test(text), text), samples: () => ['2026-04'] },
}

/** Returns the values of a text as written in a URL; null if it is invalid. */
export const parseFilterInput = <K extends FilterInputKind>(input: FilterInputOf<K>, text: string): readonly string[] | null =>
  INPUTS[input.kind].parse(input, text)

/** Returns valid texts that together reach every condition of a filter. */
export const sampleFilterInputs = <K extends FilterInputKind>(input: FilterInputOf<K>): readonly string[] =>
  INPUTS[input.kind].samples(input)

/** Whether a value of the input filters nothing: a toggle that is off. */
export const isFilterOff = ({ kind }: FilterInput, value: string | undefined): boolean => value !== undefined && INPUTS[kind].off === value
