import type { RichTextDocument } from '@captain/rich-text-core'

type SeedBlock = RichTextDocument['blocks'][number]

type SeedPicture = { readonly id: string; readonly url: string; readonly width: number | null; readonly height: number | null }

export const heading = (text: string, level: 2 | 3 | 4 = 2): SeedBlock => ({ type: 'header', data: { text, level } })
export const paragraph = (text: string): SeedBlock => ({ type: 'paragraph', data: { text } })

const listOf = (style: 'unordered' | 'ordered', items: readonly string[]): SeedBlock => ({
  type: 'list',
  data: { style, meta: {}, items: items.map((content) => ({ content, meta: {}, items: [] })) },
})

export const bullets = (...items: readonly string[]): SeedBlock => listOf('unordered', items)
export const steps = (...items: readonly string[]): SeedBlock => listOf('ordered', items)

/** Creates a checklist with unticked items. */
export const checks = (...items: readonly string[]): SeedBlock => ({
  type: 'checkList',
  data: { items: items.map((text) => ({ text, checked: false })) },
})

export const quotation = (text: string, caption: string): SeedBlock => ({ type: 'quote', data: { text, caption, alignment: 'left' } })

export const delimiter = (): SeedBlock => ({ type: 'delimiter', data: {} })

export const linkCard = (link: string, title: string, description: string): SeedBlock => ({
  type: 'linkTool',
  data: { link, meta: { title, description } },
})

/** Creates a YouTube video block from its id. */
export const video = (id: string, caption: string): SeedBlock => ({
  type: 'embed',
  data: {
    service: 'youtube',
    source: `https://www.youtube.com/watch?v=${id}`,
    embed: `https://www.youtube.com/embed/${id}`,
    width: 580,
    height: 320,
    caption,
  },
})

export const figure = (file: SeedPicture, alt: string, caption: string): SeedBlock => ({
  type: 'image',
  data: { file, caption, alt, withBorder: false, withBackground: false, stretched: false },
})

/** Creates a table whose first row contains the column headings. */
export const table = (...content: readonly (readonly string[])[]): SeedBlock => ({
  type: 'table',
  data: { withHeadings: true, stretched: false, content: content.map((row) => [...row]) },
})

export const codeLines = (...lines: readonly string[]): SeedBlock => ({ type: 'code', data: { code: lines.join('\n') } })

/** Creates a document of sample content; strings become paragraphs. */
export const seedDocument = (...blocks: readonly (string | SeedBlock)[]): RichTextDocument => ({
  blocks: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
})
