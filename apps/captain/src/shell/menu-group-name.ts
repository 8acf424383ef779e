import type { MenuGroup } from '@captain/content-core'
import { msg } from '@lingui/core/macro'

export const MENU_GROUP_NAMES = {
  content: msg`コンテンツ`,
  menu: msg`メニュー・商品`,
  site: msg`サイト情報`,
  inbox: msg`受信`,
  legal: msg`法務`,
  settings: msg`設定`,
} satisfies Record<MenuGroup, unknown>
