import { pipe, string, ulid } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOptions } from './field.ts'
import { MAX_IMAGE_BYTES } from './file-types.ts'
import type { KindDefinition } from './kind-definition.ts'
import { mediaTarget } from './media-target.ts'
import { textValue } from './text-value.ts'

type ImageOptions = FieldOptions<string> & {
  /**
   * Also accepts SVG for logos and icons; the server stores it without active content.
   *
   * @example true
   */
  readonly svg?: true
}

/** Image of the media library, stored as the id of the asset. */
export const image = <const O extends ImageOptions>(options: O): FieldOf<'image', string, O> =>
  makeField<'image', string, O>('image', options, {
    accept: options.svg === true ? ['image', 'svg'] : ['image'],
  })

export const imageKind: KindDefinition<'image'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: () => pipe(string(), ulid()),
  references: (value, config, _nested, path) => [mediaTarget(value, { ...config, maxBytes: MAX_IMAGE_BYTES }, path)],
  deliver: (value, _config, context) => (typeof value === 'string' ? context.media(value) : null),
  pointsTo: 'media',
  mayBeWithheld: true,
}

/** Returns whether the field is an image of the media library. */
export const isImage = (field: AnyField): boolean => field.kind === 'image'
