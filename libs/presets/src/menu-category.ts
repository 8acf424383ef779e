import { color, icon, slug, text, time } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

/** How things on a menu are grouped (content model, T7 categories); `serving` adds the hours in which a group is served. */
export const menuCategoryFields = () => ({
  name: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(20)] }),
  slug: slug({ required: true, public: true, from: 'name' }),
  icon: icon({ public: true }),
  color: color({ public: true }),
  lead: text({ maxBytes: 300, localized: true, public: true }),
})

/** Hours in which a group of the menu is served; may pass midnight. */
export const servingFields = () => ({
  servedFrom: time({ public: true }),
  servedUntil: time({ public: true }),
})

type Serving = { readonly servedFrom: number | null; readonly servedUntil: number | null }

/** The end of the serving hours comes after their beginning. */
export const SERVING_CHECK = {
  path: 'servedUntil',
  rule: 'endAfterStart',
  test: ({ servedFrom, servedUntil }: Serving) => servedFrom === null || servedUntil === null || servedUntil > servedFrom,
} as const

/** `items` counts what is in the group. */
export const MENU_CATEGORY_COLUMNS = ['icon', 'name', 'items', 'isPublished'] as const

export const MENU_CATEGORY_SECTION = ['name', 'slug', 'icon', 'color', 'lead'] as const
