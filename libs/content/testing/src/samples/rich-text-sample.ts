import { BLOCK_TYPES, type BlockType, type RichTextDocument } from '@captain/rich-text-core'
import type { PictureFile } from './sample-context.ts'

type Data = RichTextDocument['blocks'][number]['data']

const item = (content: string) => ({ content, meta: {}, items: [] })

const SAMPLES: { readonly [Type in BlockType]: (text: string, picture: PictureFile) => Data } = {
  paragraph: (text) => ({ text: `<b>${text}</b>` }),
  header: (text) => ({ text, level: 2 }),
  list: (text) => ({ style: 'unordered', meta: {}, items: [{ ...item(text), items: [item(text)] }] }),
  checkList: (text) => ({ items: [{ text, checked: true }] }),
  quote: (text) => ({ text, caption: text, alignment: 'left' }),
  delimiter: () => ({}),
  linkTool: (text) => ({ link: 'https://example.com/', meta: { title: text, description: text } }),
  embed: (text) => ({
    service: 'youtube',
    source: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
    width: 580,
    height: 320,
    caption: text,
  }),
  image: (text, file) => ({ file, caption: text, alt: text, withBorder: true, withBackground: false, stretched: false }),
  table: (text) => ({
    withHeadings: true,
    stretched: false,
    content: [
      [text, ''],
      ['', text],
    ],
  }),
  code: (text) => ({ code: `<b>${text}</b>` }),
}

/** Returns a document with one block of each type that the field accepts. */
export const richTextSample = (allowed: readonly BlockType[] | null, text: () => string, picture: PictureFile): RichTextDocument => ({
  blocks: BLOCK_TYPES.filter((type) => allowed === null || allowed.includes(type)).map((type) => ({
    type,
    data: SAMPLES[type](text(), picture),
  })),
})
