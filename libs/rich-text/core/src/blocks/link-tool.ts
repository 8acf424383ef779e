import { asRecord, isObject } from '@captain/validation'
import * as v from 'valibot'
import { sanitiseUnknown } from '../inline/sanitise-unknown.ts'
import { storableText } from '../inline/storable-text.ts'
import { ownImage, webAddress } from '../inline/web-address.ts'
import { defineBlock } from './define-block.ts'
import { addressSchema } from './text-schema.ts'

/** `image` is null if loading it would send the reader's IP address to another site. */
export type LinkToolNode = {
  type: 'linkTool'
  href: string
  host: string
  title: string
  description: string
  image: string | null
}

const WITHOUT_SCHEME = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i
const WORDS = new Set(['title', 'description', 'site_name'])

// The tool stores the full response about a page; it shows texts as plain text, not as HTML.
const meta = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((raw) => Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, storableMeta(key, value)]))),
)

export const linkTool = defineBlock({
  schema: v.object({ link: addressSchema(pageAddress), meta: v.optional(meta, {}) }),
  mapInline: (data) => data,
  read({ link, meta: { title, description, image } }) {
    const host = new URL(link).host
    const picture = isObject(image) && typeof image['url'] === 'string' ? ownImage(image['url']) : null
    const node: LinkToolNode = { type: 'linkTool', href: link, host, title: words(title), description: words(description), image: picture }
    return { node, text: `${node.title || host}\n${node.description}`.trim() }
  },
})

/** The tool also accepts `captain.example` as an address. */
function pageAddress(raw: string): string | null {
  return webAddress(raw) ?? (WITHOUT_SCHEME.test(raw) ? webAddress(`https://${raw}`) : null)
}

function storableMeta(key: string, value: unknown): unknown {
  if (typeof value === 'string' && WORDS.has(key)) return storableText(value)
  if (key !== 'image' || !isObject(value) || typeof value['url'] !== 'string') return sanitiseUnknown(value)
  const { url, ...others } = value
  return { ...asRecord(sanitiseUnknown(others)), url: ownImage(url) ?? webAddress(url) ?? '' }
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
