import { youtubeVideo } from '@captain/validation'
import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { sanitiseUnknown } from '../inline/sanitise-unknown.ts'
import { webAddress } from '../inline/web-address.ts'
import { defineBlock } from './define-block.ts'

/** The only service a document may embed (customer's specification §5). */
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
    codedCheck('youtubeEmbed', {}, (data) => data.service === EMBED_SERVICE && youtubeVideo(data.embed) !== null),
    v.transform((data) => ({ ...data, embed: webAddress(data.embed) ?? '' })),
  ),
  mapInline: (data, map) => ({ ...data, caption: map(data.caption) }),
  read(data) {
    const caption = parseInline(data.caption)
    const node: EmbedNode = { type: 'embed', service: EMBED_SERVICE, ...addressesOf(data.embed), caption }
    return { node, text: inlineText(caption) }
  },
})

/** Built from the id alone: nothing a document holds is ever printed as an address. */
function addressesOf(address: string) {
  const { id, start } = youtubeVideo(address) ?? { id: '', start: null }
  const embedUrl = `https://www.youtube-nocookie.com/embed/${id}`
  const watchUrl = `https://www.youtube.com/watch?v=${id}`
  return start === null
    ? { videoId: id, start, embedUrl, watchUrl }
    : { videoId: id, start, embedUrl: `${embedUrl}?start=${start}`, watchUrl: `${watchUrl}&t=${start}` }
}
