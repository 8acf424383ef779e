import type { FieldMessages } from '@captain/content-core'
import type { seo } from '../../seo.ts'

export type SeoLabels = FieldMessages<typeof seo>

export const seoLabels = {
  label: 'SEO設定',
  fields: {
    title: { label: '検索結果のタイトル', help: '空欄ならタイトルを使います。' },
    description: { label: '検索結果の説明文', help: '空欄ならリード文を使います。' },
    ogImage: { label: 'SNS共有画像', help: '1200×630ピクセルをおすすめします。空欄ならカバー画像を使います。' },
    noindex: { label: '検索に載せない', help: 'オンにすると、サイトマップからも外れます。' },
    canonicalUrl: { label: '正規URL', help: '同じ内容の元ページがほかにある場合だけ入力します。' },
  },
} satisfies SeoLabels
