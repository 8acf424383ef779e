import { deferred } from '@captain/ui'

/** Code of a tenant's menu, which pages outside of tenants do without. */
export const MENU_SECTIONS = deferred(async () => (await import('./menu-sections.tsx')).MenuSections)

/** What owners open below the menu. */
export const OWNER_ENTRIES = deferred(async () => (await import('./owner-entries.tsx')).OwnerEntries)
