import type { FieldMessages } from '@captain/content-core'
import type { seo } from '../seo.ts'

export const seoMessages = {
  ja: {
    label: 'SEO設定',
    fields: {
      title: { label: '検索結果のタイトル', help: '空欄ならタイトルを使います。' },
      description: { label: '検索結果の説明文', help: '空欄ならリード文を使います。' },
      ogImage: { label: 'SNS共有画像', help: '1200×630ピクセルをおすすめします。空欄ならカバー画像を使います。' },
      noindex: { label: '検索に載せない', help: 'オンにすると、サイトマップからも外れます。' },
      canonicalUrl: { label: '正規URL', help: '同じ内容の元ページがほかにある場合だけ入力します。' },
    },
  },
  en: {
    label: 'SEO',
    fields: {
      title: { label: 'Meta title', help: 'Left empty, the title is used.' },
      description: { label: 'Meta description', help: 'Left empty, the lead is used.' },
      ogImage: { label: 'OG image', help: '1200×630 pixels work best. Left empty, the cover is used.' },
      noindex: { label: 'No index', help: 'Switched on, the page leaves the sitemap too.' },
      canonicalUrl: { label: 'Canonical URL', help: 'Only when the original of this page lives elsewhere.' },
    },
  },
} satisfies Record<'ja' | 'en', FieldMessages<typeof seo>>
