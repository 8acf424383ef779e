import { youtubeEmbed, youtubeVideo } from '@captain/validation'
import * as v from 'valibot'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { sanitiseUnknown } from '../inline/sanitise-unknown.ts'
import { webAddress } from '../inline/web-address.ts'
import { defineBlock } from './define-block.ts'

/** The only service that a document may embed (customer's specification §5). */
export const EMBED_SERVICE = 'youtube'

export type EmbedNode = {
  type: 'embed'
  service: typeof EMBED_SERVICE
  videoId: string
  start: number | null
  embedUrl: string
  watchUrl: string
  caption: InlineNode[]
}

const pixels = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))

export const embed = defineBlock({
  schema: v.pipe(
    v.object({
      service: v.string(),
      source: v.optional(
        v.pipe(
          v.string(),
          v.transform((raw) => String(sanitiseUnknown(raw))),
        ),
      ),
      embed: v.string(),
      width: v.optional(pixels),
      height: v.optional(pixels),
      caption: v.optional(v.string(), ''),
    }),
    youtubeEmbed(),
    v.transform((data) => ({ ...data, embed: webAddress(data.embed) ?? '' })),
  ),
  mapInline: (data, map) => ({ ...data, caption: map(data.caption) }),
  read(data) {
    const video = videoAt(data.embed)
    if (video === null) return null
    const caption = parseInline(data.caption)
    return { node: { ...video, caption }, text: inlineText(caption) }
  },
})

/** Returns the video of a YouTube address, without a caption; null for any other address. */
export function videoAt(address: string): EmbedNode | null {
  const video = youtubeVideo(address)
  if (video === null) return null
  const { id, start } = video
  // Built from the id alone: no stored value is printed as an address.
  const embedUrl = `https://www.youtube-nocookie.com/embed/${id}`
  const watchUrl = `https://www.youtube.com/watch?v=${id}`
  const addresses = start === null ? { embedUrl, watchUrl } : { embedUrl: `${embedUrl}?start=${start}`, watchUrl: `${watchUrl}&t=${start}` }
  return { type: 'embed', service: EMBED_SERVICE, videoId: id, start, ...addresses, caption: [] }
}
