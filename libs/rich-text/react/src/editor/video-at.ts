import { EMBED_SERVICE, type EmbedNode, readDocument } from '@captain/rich-text-core'

/** The video that an address of YouTube shows, or null for any other address. */
export function videoAt(address: string): EmbedNode | null {
  const [block] = readDocument({ blocks: [{ type: 'embed', data: { service: EMBED_SERVICE, embed: address } }] })
  return block?.node.type === 'embed' ? block.node : null
}
