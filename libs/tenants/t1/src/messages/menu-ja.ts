import type { MenuLabels } from './menu-labels.ts'

export const menuJa = {
  'tenant-menu': {
    name: 'テナントメニュー',
    sections: { basic: '基本', target: 'リンク先', display: '表示' },
    fields: {
      label: { label: '表示名', help: '英語が空欄の場合は、画面の名前が表示されます。' },
      tenants: { label: '対象テナント' },
      category: { label: 'メニュー分類' },
      path: { label: '画面パス', help: 'テナントのページからのパスです。例：/article　空欄にすると、テナントのページ自体に移動します。' },
      icon: { label: 'アイコン' },
      badge: {
        label: 'バッジ',
        options: { none: 'なし', unhandledContacts: '未対応件数', drafts: '下書き件数', newOrders: '新規注文' },
      },
      minRole: {
        label: '必要な役割',
        help: 'この役割より低いメンバーには表示されません。画面を開く権限は変わりません。',
        options: { viewer: '閲覧者', editor: '編集者', owner: '管理者' },
      },
      isExternal: { label: '外部リンク' },
      externalUrl: { label: '外部URL' },
    },
  },
  'tenant-menu-category': {
    name: 'メニュー分類',
    sections: { basic: '基本', publish: '公開' },
    columns: { items: { label: 'メニュー数' } },
    fields: {
      name: { label: '名称' },
      key: { label: 'キー', help: '半角英小文字で入力します。' },
      icon: { label: 'アイコン' },
      isCollapsed: { label: '初期状態で閉じる' },
    },
  },
} satisfies MenuLabels
