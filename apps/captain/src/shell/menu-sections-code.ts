import { deferred } from '@captain/ui'

/** Code of a tenant's menu, which pages outside of tenants do without. */
export const MENU_SECTIONS = deferred(async () => (await import('./menu-sections.tsx')).MenuSections)

/** The way to the personal data of a tenant. Whether it has any is in its declaration, whose code loads with it. */
export const PERSONAL_DATA_ENTRY = deferred(async () => (await import('./personal-data-entry.tsx')).PersonalDataEntry)
