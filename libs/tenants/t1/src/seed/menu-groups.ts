import type { SeederOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

const GROUPS = [
  { key: 'content', name: { ja: 'コンテンツ', en: 'Content' }, icon: '/icons/menu/article.svg' },
  { key: 'menu', name: { ja: 'メニュー・商品', en: 'Menu & goods' }, icon: '/icons/menu/shop.svg' },
  { key: 'site', name: { ja: 'サイト情報', en: 'Site' }, icon: '/icons/menu/info.svg' },
  { key: 'inbox', name: { ja: '受信', en: 'Inbox' }, icon: '/icons/menu/mail.svg' },
  { key: 'legal', name: { ja: '法務', en: 'Legal' }, icon: '/icons/menu/scale.svg' },
  { key: 'settings', name: { ja: '設定', en: 'Settings' }, icon: '/icons/menu/building-community.svg' },
] as const

/** The groups for menu entries of new tenants. */
export const seedMenuGroups = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const group of GROUPS) await seeder.create('tenant-menu-category', { ...group, isPublished: true })
}
