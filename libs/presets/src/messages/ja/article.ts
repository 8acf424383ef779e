import type { MessagesOfFields } from '@captain/content-core'
import type { ARTICLE_SECTIONS, articleFields } from '../../article.ts'
import { seoLabels } from './seo.ts'

export type ArticleLabels = {
  readonly sections: Record<keyof typeof ARTICLE_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof articleFields>>, 'category'>
}

export const articleLabels = {
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
    seo: seoLabels({ title: 'タイトル', description: 'リード文', image: 'カバー画像' }),
  },
} satisfies ArticleLabels
