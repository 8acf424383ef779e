import type { MessagesOfFields } from '@captain/content-core'
import type { NEWS_SECTIONS, newsFields } from '../../news.ts'
import { attachmentsLabels } from './attachments.ts'
import { seoLabels } from './seo.ts'

export type NewsLabels = {
  readonly sections: Record<keyof typeof NEWS_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof newsFields>>, 'category'>
}

export const newsLabels = {
  sections: { basic: '基本', body: '本文', related: '関連', publish: '公開', seo: 'SEO' },
  fields: {
    title: { label: 'タイトル' },
    slug: { label: '公開URL', help: '半角英数字とハイフンで入力します。下書きのあいだは自動で仮の値が入ります。' },
    summary: { label: '要約', help: '一覧とSNSの共有に表示されます。' },
    cover: { label: 'カバー画像', help: '横16：縦9、1280×720以上の画像がきれいに収まります。' },
    coverAlt: { label: '画像の説明', help: '画像が見えない方にも内容が伝わるように書きます。' },
    body: { label: '本文', help: '外部リンクを入力したときは、空欄のまま公開できます。' },
    externalUrl: { label: '外部リンク', help: '入力すると、一覧から直接このページへ移動します。' },
    attachments: { ...attachmentsLabels, help: 'PDFを5件まで付けられます。' },
    tags: { label: 'タグ', help: '10個まで付けられます。' },
    isImportant: { label: '重要', help: '赤いラベルを付けて表示します。' },
    pinnedUntil: { label: '固定表示の期限', help: 'この日まで、一覧のいちばん上に表示します。' },
    relatedNews: { label: '関連お知らせ', help: '3件まで選べます。' },
    isPinned: { label: '固定表示中' },
    seo: seoLabels({ title: 'タイトル', description: '要約', image: 'カバー画像' }),
  },
} satisfies NewsLabels
