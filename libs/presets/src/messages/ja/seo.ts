import type { FieldMessages } from '@captain/content-core'
import type { seo } from '../../seo.ts'

export type SeoLabels = FieldMessages<typeof seo>

/** Labels of the fields whose values take the place of empty ones. */
export type SeoSources = { readonly title: string; readonly description: string; readonly image: string }

/** Returns the labels of the search settings of a type; the help texts name its own fields. */
export const seoLabels = ({ title, description, image }: SeoSources) =>
  ({
    label: 'SEO設定',
    fields: {
      title: { label: '検索結果のタイトル', help: `空欄なら「${title}」を使います。` },
      description: { label: '検索結果の説明文', help: `空欄なら「${description}」を使います。` },
      ogImage: { label: 'SNS共有画像', help: `1200×630ピクセルをおすすめします。空欄なら「${image}」を使います。` },
      noindex: { label: '検索に載せない', help: 'オンにすると、サイトマップからも外れます。' },
      canonicalUrl: { label: '正規URL', help: '同じ内容の元ページがほかにある場合だけ入力します。' },
    },
  }) satisfies SeoLabels
