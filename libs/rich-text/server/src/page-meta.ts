import { Parser } from 'htmlparser2'

/** Metadata of a page, unchanged. */
export type PageMeta = {
  readonly title: string | null
  readonly description: string | null
  readonly siteName: string | null
  readonly image: string | null
}

const TITLES = ['og:title', 'twitter:title']
const DESCRIPTIONS = ['og:description', 'twitter:description', 'description']
const SITE_NAMES = ['og:site_name', 'application-name']
const IMAGES = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']
const READ = new Set([...TITLES, ...DESCRIPTIONS, ...SITE_NAMES, ...IMAGES])

const MAX_TITLE_CHARACTERS = 10_000

// The parser walks its open elements at each closing tag; a head nests two or three deep.
const MAX_OPEN_ELEMENTS = 100

/** Reads only the head of a page; null for text that doesn't begin with markup and is no page. */
export const readPageMeta = async (text: AsyncIterable<string>): Promise<PageMeta | null> => {
  const found = new Map<string, string>()
  let title: string | null = null
  let inTitle = false
  let open = 0
  let isOver = false
  const parser = new Parser({
    onopentag(name, { property, name: key = property, content }) {
      open += 1
      if (name === 'body' || open > MAX_OPEN_ELEMENTS) stop()
      if (name === 'title' && title === null) inTitle = true
      const wanted = [property, key].find((one) => one !== undefined && READ.has(one.trim().toLowerCase()))
      if (name !== 'meta' || wanted === undefined || content === undefined || content.trim() === '') return
      const metaName = wanted.trim().toLowerCase()
      if (!found.has(metaName)) found.set(metaName, content)
    },
    ontext(part) {
      if (inTitle && (title ?? '').length < MAX_TITLE_CHARACTERS) title = (title ?? '') + part
    },
    onclosetag(name) {
      open -= 1
      if (name === 'title') inTitle = false
      if (name === 'head') stop()
    },
  })
  const stop = () => {
    isOver = true
    parser.pause()
  }

  let start = ''
  for await (const part of text) {
    if (start === '') {
      start = part.trimStart().slice(0, 1)
      if (start !== '' && start !== '<') return null
    }
    parser.write(part)
    if (isOver) break
  }
  if (start === '') return null
  if (!isOver) parser.end()
  const first = (keys: readonly string[]) => keys.map((key) => found.get(key)).find((value) => value !== undefined) ?? null
  return { title: first(TITLES) ?? title, description: first(DESCRIPTIONS), siteName: first(SITE_NAMES), image: first(IMAGES) }
}
