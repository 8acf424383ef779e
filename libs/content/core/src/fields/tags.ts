import { maxBytes, maxCount, nonBlank, storableText, unique } from '@captain/validation'
import { array, pipe, string, trim } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from '../field.ts'
import { foldText } from '../fold-text.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { emptyArray, nullToArray } from './array-value.ts'

/** Up to ten free words of at most 60 bytes each. */
export const tags = <const O extends FieldOptions<readonly string[]>>(options: O): FieldOf<'tags', readonly string[], O> =>
  makeField<'tags', readonly string[], O>('tags', options, { maxBytes: 60 })

export const tagsKind: KindDefinition<'tags'> = {
  requiredRule: 'requiredInput',
  empty: () => [],
  isEmpty: emptyArray,
  normalise: nullToArray,
  schema: (config) => pipe(array(pipe(string(), storableText(), trim(), nonBlank(), maxBytes(config.maxBytes))), unique(), maxCount(10)),
  indexTexts: (value) => (value as readonly string[]).map(foldText),
  filter: 'text',
  searchText: (value) => (value as readonly string[]).join(' '),
}
