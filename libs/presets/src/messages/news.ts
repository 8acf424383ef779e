import type { MessagesOfFields } from '@captain/content-core'
import type { NEWS_SECTIONS, newsFields } from '../news.ts'
import { attachmentsMessages } from './attachments.ts'
import { seoMessages } from './seo.ts'

type Words = {
  readonly sections: Record<keyof typeof NEWS_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof newsFields>>, 'category'>
}

export const newsMessages = {
  ja: {
    sections: { basic: '基本', body: '本文', related: '関連', publish: '公開', seo: 'SEO' },
    fields: {
      title: { label: 'タイトル', help: '80文字まで入力できます。' },
      slug: { label: '公開URL', help: '半角英数字とハイフンで入力します。下書きのあいだは自動で仮の値が入ります。' },
      summary: { label: '要約', help: '一覧とSNSに出ます。120文字まで入力できます。' },
      cover: { label: 'カバー画像', help: '横16：縦9、1280×720以上の画像がきれいに収まります。' },
      coverAlt: { label: '画像の説明', help: '画像が見えない方にも内容が伝わるように書きます。' },
      body: { label: '本文', help: '外部リンクを入力したときは、空欄のまま公開できます。' },
      externalUrl: { label: '外部リンク', help: '入力すると、一覧から直接このページへ移動します。' },
      attachments: { ...attachmentsMessages.ja, help: 'PDFを5件まで付けられます。' },
      tags: { label: 'タグ', help: '10個まで付けられます。' },
      isImportant: { label: '重要', help: '赤いラベルを付けて表示します。' },
      pinnedUntil: { label: '固定表示の期限', help: 'この日まで、一覧のいちばん上に表示します。' },
      relatedNews: { label: '関連お知らせ', help: '3件まで選べます。' },
      isPinned: { label: '固定表示中' },
      seo: seoMessages.ja,
    },
  },
  en: {
    sections: { basic: 'Basics', body: 'Body', related: 'Related', publish: 'Publishing', seo: 'SEO' },
    fields: {
      title: { label: 'Title', help: 'Up to 80 characters.' },
      slug: { label: 'Slug', help: 'Letters, digits and hyphens. A draft gets a temporary one until you type yours.' },
      summary: { label: 'Summary', help: 'Shown in lists and on social networks; up to 120 characters.' },
      cover: { label: 'Cover image', help: 'Pictures of 16:9, at least 1280×720, fit best.' },
      coverAlt: { label: 'Image alt text', help: 'Say what the picture shows to people who cannot see it.' },
      body: { label: 'Body', help: 'May stay empty when there is an external link.' },
      externalUrl: { label: 'External link', help: 'When set, the list leads straight to this page.' },
      attachments: { ...attachmentsMessages.en, help: 'Up to 5 PDF files.' },
      tags: { label: 'Tags', help: 'Up to 10.' },
      isImportant: { label: 'Important', help: 'Shown with a red label.' },
      pinnedUntil: { label: 'Pinned until', help: 'Stays at the top of the list until this day.' },
      relatedNews: { label: 'Related news', help: 'Up to 3.' },
      isPinned: { label: 'Pinned now' },
      seo: seoMessages.en,
    },
  },
} satisfies Record<'ja' | 'en', Words>
