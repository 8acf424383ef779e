import { asRecord } from '@captain/validation'
import { BLOCKS, blockTypeOf } from './blocks/block-table.ts'
import type { ImageNode } from './blocks/image.ts'
import type { RichTextBlock, RichTextDocument } from './document.ts'

/** An image of the media library in a document; `block` is the index of its block. */
export type MediaUse = { block: number; id: string }

/** Current data of an image in the media library; sizes in pixels. */
export type StoredImage = { url: string; width: number | null; height: number | null }

/** Returns the media library images that a document shows. */
export function mediaUsesOf(document: RichTextDocument): MediaUse[] {
  return document.blocks.flatMap((one, block) => {
    const id = imageOf(one)?.mediaId ?? null
    return id === null ? [] : [{ block, id }]
  })
}

/** Returns the document with the current address and size of each media library image; images missing there stay as they are. */
export function withStoredImages(document: RichTextDocument, find: (id: string) => StoredImage | null): RichTextDocument {
  return { ...document, blocks: document.blocks.map((block) => withStoredPicture(block, find)) }
}

function withStoredPicture(block: RichTextBlock, find: (id: string) => StoredImage | null): RichTextBlock {
  const id = imageOf(block)?.mediaId ?? null
  const found = id === null ? null : find(id)
  if (found === null) return block
  const { url, width, height } = found
  return { ...block, data: { ...block.data, file: { ...asRecord(block.data['file']), id, url, width, height } } }
}

// Skips other blocks: this runs for every record of a list.
function imageOf(block: RichTextBlock): ImageNode | null {
  return blockTypeOf(block.type) === 'image' ? (BLOCKS.image.read(block.data)?.node ?? null) : null
}
