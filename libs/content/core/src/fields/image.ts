import { pipe, string, ulid } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import { MAX_IMAGE_BYTES } from './file-types.ts'
import type { KindDefinition } from './kind-definition.ts'
import { mediaTarget } from './media-target.ts'
import { textValue } from './text-value.ts'

type ImageOptions = FieldOptions<string> & {
  /** Largest upload in bytes; 10 MB unless said, and never more. */
  readonly maxBytes?: number
  /** Drawings of logos and icons too, which are stored without anything that could act. */
  readonly svg?: true
}

/** A picture of the media library, kept as the id of the asset. */
export const image = <const O extends ImageOptions>(options: O): FieldOf<'image', string, O> =>
  makeField<'image', string, O>('image', options, {
    accept: options.svg === true ? ['image', 'svg'] : ['image'],
    maxBytes: Math.min(options.maxBytes ?? MAX_IMAGE_BYTES, MAX_IMAGE_BYTES),
  })

export const imageKind: KindDefinition<'image'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: () => pipe(string(), ulid()),
  targets: (value, config, _nested, path) => [mediaTarget(value, config, path)],
  deliver: (value, _config, context) => (typeof value === 'string' ? context.media(value) : null),
  pointsTo: 'media',
  mayBeWithheld: true,
}

/** Whether the field is a picture of the media library. */
export const isImage = (field: AnyField): boolean => field.kind === 'image'
