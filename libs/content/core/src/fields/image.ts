import { pipe, string, ulid } from 'valibot'
import { makeField, type FieldOf, type FieldOptions } from '../field.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { textValue } from './text-value.ts'

type ImageOptions = FieldOptions<string> & { /** Largest upload in bytes; 10 MB unless said. */ readonly maxBytes?: number }

/** A picture of the media library, kept as the id of the asset. */
export const image = <const O extends ImageOptions>(options: O): FieldOf<'image', string, O> =>
  makeField<'image', string, O>('image', options, { maxBytes: options.maxBytes ?? 10 * 1024 * 1024 })

export const imageKind: KindDefinition<'image'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: () => pipe(string(), ulid()),
  targets: (value, _config, _nested, path) => [{ to: 'media', path, id: String(value) }],
  deliver: (value, _config, context) => (typeof value === 'string' ? context.media(value) : null),
}
