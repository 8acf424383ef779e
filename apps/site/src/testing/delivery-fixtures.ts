import type { RichTextDocument } from '@captain/rich-text-core'

const document = (...blocks: RichTextDocument['blocks']): RichTextDocument => ({ blocks })
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const heading = (id: string, text: string) => ({ id, type: 'header', data: { text, level: 2 } })

export const COVER = {
  url: '/media/cover.webp',
  width: 1280,
  height: 720,
  alt: null,
  variants: [
    { url: '/media/cover-320.webp', width: 320, format: 'webp' },
    { url: '/media/cover-640.webp', width: 640, format: 'webp' },
    { url: '/media/cover-640.avif', width: 640, format: 'avif' },
    { url: '/media/cover-1280.avif', width: 1280, format: 'avif' },
  ],
}

export const CATEGORIES = [
  {
    id: 'c1',
    updatedAt: '2026-11-01T00:00:00.000Z',
    fallback: [],
    name: 'お知らせ',
    slug: 'news',
    color: '#B4531F',
    description: '港からのご案内です。',
  },
  {
    id: 'c2',
    updatedAt: '2026-11-01T00:00:00.000Z',
    fallback: [],
    name: '猫だより',
    slug: 'cat-notes',
    color: '#8A5A00',
    description: null,
  },
]

type Fixture = { readonly id: string; readonly slug: string; readonly updatedAt: string; readonly fallback: readonly string[] } & Readonly<
  Record<string, unknown>
>

export const article = (number: number, more: Readonly<Record<string, unknown>> = {}): Fixture => ({
  id: `a${number}`,
  updatedAt: '2026-11-21T03:00:00.000Z',
  firstPublishedAt: '2026-11-21T03:00:00.000Z',
  publishFrom: '2026-11-21T03:00:00.000Z',
  fallback: [],
  title: `記事その${number}`,
  slug: `article-${number}`,
  category: { id: 'c1', slug: 'news', title: 'お知らせ' },
  tags: ['港'],
  lead: `リード文その${number}`,
  cover: COVER,
  coverAlt: '船の絵',
  body: document(
    heading('aaaaaaaaaa', '朝の港'),
    paragraph('船が<b>着く</b>。'),
    heading('bbbbbbbbbb', '夜の港'),
    paragraph('灯がともる。'),
  ),
  authorName: '編集部',
  readingMinutes: 1,
  isPinned: false,
  relatedArticles: [],
  seo: { title: null, description: null, ogImage: null, noindex: false, canonicalUrl: null },
  ...more,
})

/** Thirty articles, newest first: 2 has `noindex`, 3 has no English text and is about a cat, 4 contains hostile input. */
export const ARTICLES: readonly Fixture[] = Array.from({ length: 30 }, (_, place) => {
  const number = place + 1
  if (number === 2)
    return article(2, { seo: { title: '検索での題', description: '検索での説明', ogImage: null, noindex: true, canonicalUrl: null } })
  if (number === 3)
    return article(3, {
      fallback: ['title', 'lead', 'body'],
      tags: ['猫', '港'],
      category: { id: 'c2', slug: 'cat-notes', title: '猫だより' },
    })
  if (number === 4) return article(4, { title: '</script><script>alert(1)</script>', lead: '"><img src=x onerror=alert(1)>' })
  if (number === 5) return article(5, { relatedArticles: [{ id: 'a1', slug: 'article-1', title: '記事その1' }] })
  return article(number)
})

export const QUESTIONS: readonly Fixture[] = [
  ['q1', 'account', 'パスキーをなくしました', true],
  ['q2', 'billing', '支払い方法は', false],
].map(([id, category, question, isPinned]) => ({
  id: String(id),
  slug: String(id),
  updatedAt: '2026-11-21T03:00:00.000Z',
  fallback: [],
  category,
  question,
  isPinned,
  anchor: `anchor-${String(id)}`,
  answer: document(paragraph('お答えします。')),
  relatedUrl: null,
}))
