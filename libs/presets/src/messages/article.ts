import type { MessagesOfFields } from '@captain/content-core'
import type { ARTICLE_SECTIONS, articleFields } from '../article.ts'
import { seoMessages } from './seo.ts'

type Words = {
  readonly sections: Record<keyof typeof ARTICLE_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof articleFields>>, 'category'>
}

export const articleMessages = {
  ja: {
    sections: { basic: '基本', body: '本文', sorting: '分類', publish: '公開', seo: 'SEO' },
    fields: {
      title: { label: 'タイトル' },
      slug: { label: '公開URL', help: '半角英数字とハイフンで入力します。下書きのあいだは自動で仮の値が入ります。' },
      tags: { label: 'タグ', help: '10個まで付けられます。' },
      lead: { label: 'リード文', help: '一覧とSNSの共有に表示されます。' },
      cover: { label: 'カバー画像', help: '横長（16:9）で、幅1280ピクセル以上の画像をおすすめします。' },
      coverAlt: { label: '画像の説明', help: '画像が見えない方にも内容が伝わるように書きます。' },
      body: { label: '本文' },
      authorName: { label: '著者表示名' },
      authorUser: { label: '担当者', help: '公開サイトには表示されません。' },
      readingMinutes: { label: '読了目安（分）' },
      isPinned: { label: '上部に固定' },
      relatedArticles: { label: '関連記事', help: '4件まで選べます。空欄なら同じカテゴリーの新しい記事が並びます。' },
      seo: seoMessages.ja,
    },
  },
  en: {
    sections: { basic: 'Basics', body: 'Body', sorting: 'Classification', publish: 'Publishing', seo: 'SEO' },
    fields: {
      title: { label: 'Title' },
      slug: { label: 'Slug', help: 'Letters, digits and hyphens. A draft gets a provisional one by itself.' },
      tags: { label: 'Tags', help: 'Up to 10.' },
      lead: { label: 'Lead', help: 'Shown in lists and when the page is shared.' },
      cover: { label: 'Cover image', help: 'A wide picture (16:9), at least 1280 pixels across, works best.' },
      coverAlt: { label: 'Image alt text', help: 'Say what the picture shows to people who cannot see it.' },
      body: { label: 'Body' },
      authorName: { label: 'Author name' },
      authorUser: { label: 'Responsible person', help: 'Never shown on the public site.' },
      readingMinutes: { label: 'Reading time (min)' },
      isPinned: { label: 'Pinned' },
      relatedArticles: { label: 'Related articles', help: 'Up to 4. Left empty, the newest of the same category are shown.' },
      seo: seoMessages.en,
    },
  },
} satisfies Record<'ja' | 'en', Words>
