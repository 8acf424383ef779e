import { asRecord } from '@captain/validation'
import { BLOCKS, blockTypeOf } from './blocks/block-table.ts'
import type { RichTextBlock, RichTextDocument } from './document.ts'
import { isOwnPath, ownImage } from './inline/web-address.ts'

/** Returns whether an image block loads nothing from another site and names its file; true for other blocks. */
export function hasOwnImage({ type, data }: RichTextBlock): boolean {
  if (blockTypeOf(type) !== 'image') return true
  const node = BLOCKS.image.read(data)?.node ?? null
  if (node === null || !isOwnPath(node.src)) return node === null
  return node.mediaId !== null || !node.src.startsWith('/media/')
}

/**
 * Returns the document for readers, without addresses that would send their IP address to another site: image blocks of other sites and
 * the thumbnails of link cards from there. Documents of earlier versions contain such addresses.
 */
export function withoutForeignImages(document: RichTextDocument): RichTextDocument {
  return { ...document, blocks: document.blocks.filter(loadsHere).map(withOwnThumbnail) }
}

function loadsHere({ type, data }: RichTextBlock): boolean {
  if (blockTypeOf(type) !== 'image') return true
  const { url } = asRecord(asRecord(data)['file'])
  return typeof url === 'string' && isOwnPath(url)
}

function withOwnThumbnail(block: RichTextBlock): RichTextBlock {
  if (blockTypeOf(block.type) !== 'linkTool') return block
  const { image, ...meta } = asRecord(block.data['meta'])
  if (image === undefined) return block
  // Only an object names its address in one known place; sites may render other forms.
  const { url } = asRecord(image)
  if (typeof url === 'string' && ownImage(url) !== null) return block
  return { ...block, data: { ...block.data, meta } }
}
