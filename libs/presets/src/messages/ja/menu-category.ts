import type { ColumnMessages, MessagesOfFields } from '@captain/content-core'
import type { menuCategoryFields, servingFields } from '../../menu-category.ts'

export type MenuCategoryLabels = {
  readonly sections: { readonly basic: string; readonly serving: string; readonly publish: string }
  readonly fields: MessagesOfFields<ReturnType<typeof menuCategoryFields>>
  readonly columns: Readonly<Record<'items', ColumnMessages>>
  readonly serving: MessagesOfFields<ReturnType<typeof servingFields>>
}

export const menuCategoryLabels = {
  columns: { items: { label: '登録数' } },
  sections: { basic: '基本', serving: '提供時間', publish: '公開' },
  fields: {
    name: { label: '名称', help: 'メニューの見出しになります。' },
    slug: { label: '公開URL', help: '半角英数字とハイフンで入力します。メニューの絞り込みに使われます。' },
    icon: { label: 'アイコン' },
    color: { label: '色' },
    lead: { label: '説明' },
  },
  serving: {
    servedFrom: { label: '提供開始', help: '空欄なら、開店から提供します。' },
    servedUntil: { label: '提供終了', help: '深夜は25:00のように入力します。空欄なら、閉店まで提供します。' },
  },
} satisfies MenuCategoryLabels
