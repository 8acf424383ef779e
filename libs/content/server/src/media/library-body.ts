import { MAX_TAGS_OF_FILE } from '@captain/content-core'
import { withoutBidiControls, maxBytes, storableText, unique } from '@captain/validation'
import {
  array,
  check,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  ulid,
  union,
} from 'valibot'

const ALT_BYTES = 300
const TAG_CHARACTERS = 40
const NAME_CHARACTERS = 100
const MAX_IDS = 200
const MAX_EXCEPT = 1000
const CONTROL = /\p{Cc}/u

const altText = optional(
  nullable(
    pipe(
      string(),
      storableText(),
      transform((text) => text.trim()),
      maxBytes(ALT_BYTES),
      transform((text) => (text === '' ? null : text)),
    ),
  ),
)

/** Decimal text from 0 to 1 with up to two places. */
const part = pipe(string(), regex(/^(?:0(?:\.\d{1,2})?|1(?:\.0{1,2})?)$/))

const id = pipe(string(), ulid())
const tagIds = pipe(array(id), maxLength(MAX_TAGS_OF_FILE), unique())

/** A name of one line, without surrounding spaces. */
const nameOfAtMost = (characters: number) =>
  pipe(
    string(),
    storableText(),
    transform((text) => withoutBidiControls(text).trim()),
    check((text) => text !== '' && !CONTROL.test(text) && [...text].length <= characters),
  )

/** Changes of an asset. */
export const MEDIA_CHANGES = strictObject({
  name: optional(nameOfAtMost(NAME_CHARACTERS)),
  alt: optional(strictObject({ ja: altText, en: altText })),
  focalPoint: optional(nullable(strictObject({ x: part, y: part }))),
  tags: optional(tagIds),
})

/** The name of a tag. */
export const TAG = strictObject({ name: nameOfAtMost(TAG_CHARACTERS) })

const fraction = pipe(number(), minValue(0), maxValue(1))
/** A crop has at least a hundredth of each side. */
const length = pipe(number(), minValue(0.01), maxValue(1))
/** Sums of fractions may exceed one by a rounding error. */
const TOLERANCE = 1e-6

/** A part of an image. */
export const CROP = pipe(
  strictObject({ x: fraction, y: fraction, width: length, height: length }),
  check(({ x, y, width, height }) => x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE),
)

const some = { ids: pipe(array(id), minLength(1), maxLength(MAX_IDS), unique()) }
const all = { query: string(), except: pipe(array(id), maxLength(MAX_EXCEPT)), after: nullable(id) }
const tagging = { action: literal('tag'), add: tagIds, remove: tagIds }
const deleting = { action: literal('delete') }

/** A bulk action on files. */
export const MEDIA_BULK = union([
  strictObject({ ...some, ...tagging }),
  strictObject({ ...all, ...tagging }),
  strictObject({ ...some, ...deleting }),
  strictObject({ ...all, ...deleting }),
])
