import type { MessagesOf } from '@captain/content-core'
import { seoLabels, snsLabels } from '@captain/presets/ja'
import type { tenant } from '../tenant.ts'

export const ja = {
  landing: {
    name: 'ランディング',
    sections: {
      basic: '基本',
      picture: '画像',
      body: '本文',
      contact: 'リンク・連絡先',
      preparation: '準備',
      seo: 'SEO',
    },
    fields: {
      heroTitle: { label: '見出し' },
      lead: { label: 'リード文' },
      heroImage: { label: 'メイン画像', help: '横16：縦9の画像がきれいに収まります。' },
      heroAlt: { label: '画像の説明', help: '画像が見えない方にも内容が伝わるように書きます。' },
      launchDate: { label: '公開予定日', help: 'この日までの日数を表示します。' },
      body: { label: '紹介' },
      links: {
        label: 'リンク',
        fields: { label: { label: '表示名' }, url: { label: 'URL' } },
      },
      email: { label: '連絡先メール' },
      checklist: {
        label: '準備チェックリスト',
        help: '公開されません。',
        fields: { text: { label: '準備すること' }, checked: { label: '済み' } },
      },
      isPublished: { label: '公開する', help: 'オンにして保存すると、すぐに公開されます。' },
      sns: snsLabels,
      seo: seoLabels({ title: '見出し', description: 'リード文', image: 'メイン画像' }),
    },
  },
} satisfies MessagesOf<typeof tenant>
