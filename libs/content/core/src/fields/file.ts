import { pipe, string, ulid } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import { MAX_FILE_BYTES, maxBytesOf, type FileType } from './file-types.ts'
import type { KindDefinition } from './kind-definition.ts'
import { mediaTarget } from './media-target.ts'
import { textValue } from './text-value.ts'

type FileOptions = FieldOptions<string> & {
  /**
   * Types of files that may be uploaded.
   *
   * @example ['pdf', 'zip']
   */
  readonly accept: readonly FileType[]
  /**
   * Maximum size in bytes. Default: 20 MB. Upper limit: 20 MB, or 100 MB for archives only.
   *
   * @example 5_000_000
   */
  readonly maxBytes?: number
  /**
   * Maximum duration of an audio file in seconds.
   *
   * @example 30
   */
  readonly maxDurationSeconds?: number
}

/** File of the media library, stored as the id of the asset; the delivery API returns its URL, name, size and type. */
export const file = <const O extends FileOptions>(options: O): FieldOf<'file', string, O> =>
  makeField<'file', string, O>('file', options, {
    accept: options.accept,
    maxBytes: Math.min(options.maxBytes ?? MAX_FILE_BYTES, maxBytesOf(options.accept)),
    maxDurationSeconds: options.maxDurationSeconds ?? null,
  })

export const fileKind: KindDefinition<'file'> = {
  requiredRule: 'requiredSelect',
  ...textValue,
  schema: () => pipe(string(), ulid()),
  references: (value, config, _nested, path) => [mediaTarget(value, config, path)],
  deliver: (value, _config, context) => (typeof value === 'string' ? context.file(value) : null),
  pointsTo: 'media',
  mayBeWithheld: true,
}

/** Returns the field as a file; null for another kind. */
export const asFile = (field: AnyField): FieldOfKind<'file'> | null => (field.kind === 'file' ? field : null)
