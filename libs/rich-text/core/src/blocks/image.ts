import { asRecord } from '@captain/validation'
import * as v from 'valibot'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { sanitiseUnknown } from '../inline/sanitise-unknown.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { imageUrl } from '../inline/web-address.ts'
import { type BlockData, defineBlock } from './define-block.ts'
import { addressSchema, wordsSchema } from './text-schema.ts'

/** `mediaId` names an image of the media library; width and height are the image's own pixels. */
export type ImageNode = {
  type: 'image'
  src: string
  mediaId: string | null
  width: number | null
  height: number | null
  alt: string
  caption: InlineNode[]
  withBorder: boolean
  withBackground: boolean
  stretched: boolean
}

const MEDIA_ID = /^[0-9A-HJKMNP-TV-Z]{26}$/
// The name of a stored file is the id of its image; the name of a smaller copy also contains its width.
const MEDIA_FILE = /^\/media\/(?:[\w-]+\/)*([0-9A-HJKMNP-TV-Z]{26})(?:-\d{2,4})?\.\w+$/

const flag = v.optional(v.boolean(), false)
// The tool stores the full upload response.
const file = v.pipe(
  v.looseObject({ url: addressSchema(imageUrl) }),
  v.transform(({ url, ...others }) => ({ ...asRecord(sanitiseUnknown(others)), url })),
)

export const image = defineBlock({
  schema: v.object({
    file,
    caption: v.optional(v.string(), ''),
    alt: v.optional(wordsSchema),
    withBorder: flag,
    withBackground: flag,
    stretched: flag,
  }),
  mapInline: (data, map) => ({ ...data, caption: map(data.caption) }),
  read({ file: stored, caption: html, alt = '', ...looks }) {
    const caption = parseInline(html)
    const { id, width, height }: BlockData = stored
    const node: ImageNode = {
      type: 'image',
      src: stored.url,
      mediaId: mediaIdOf(id, stored.url),
      width: pixels(width),
      height: pixels(height),
      alt: alt.trim(),
      caption,
      ...looks,
    }
    return { node, text: `${node.alt}\n${inlineText(caption)}`.trim() }
  },
})

/** An image without an id is also ours if its address is one of the media library. */
function mediaIdOf(id: unknown, src: string): string | null {
  return typeof id === 'string' && MEDIA_ID.test(id) ? id : (MEDIA_FILE.exec(src)?.[1] ?? null)
}

function pixels(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100_000 ? value : null
}
