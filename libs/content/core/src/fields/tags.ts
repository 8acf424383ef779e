import { maxBytes, nonBlank, storableText, unique, withoutBidiControls } from '@captain/validation'
import { pipe, string, trim } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from './field.ts'
import { foldText } from './fold-text.ts'
import type { KindDefinition } from './kind-definition.ts'
import { arrayValue, boundedArray } from './array-value.ts'

type TagsOptions = FieldOptions<readonly string[]> & {
  /**
   * Maximum number. Default: 10.
   *
   * @example 5
   */
  readonly max?: number
}

/** Free words of at most 60 bytes each. */
export const tags = <const O extends TagsOptions>(options: O): FieldOf<'tags', readonly string[], O> =>
  makeField<'tags', readonly string[], O>('tags', options, { maxBytes: 60, max: options.max ?? 10 })

export const tagsKind: KindDefinition<'tags', readonly string[]> = {
  requiredRule: 'requiredInput',
  ...arrayValue,
  normalise: (value) =>
    Array.isArray(value)
      ? value.map((tag: unknown) => (typeof tag === 'string' ? withoutBidiControls(tag) : tag))
      : arrayValue.normalise(value),
  schema: (config) =>
    pipe(boundedArray(pipe(string(), storableText(), trim(), nonBlank(), maxBytes(config.maxBytes)), config.max), unique()),
  indexKeys: (value) => value.map(foldText),
  filter: 'text',
  searchText: (value) => value.join(' '),
  holdsMany: true,
}
