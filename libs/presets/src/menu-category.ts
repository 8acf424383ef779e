import { color, icon, slug, text, time } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

/** Fields of a menu category (content model, T7 categories); `serving` adds the hours in which the category is served. */
export const menuCategoryFields = () => ({
  name: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(20)] }),
  slug: slug({ required: true, public: true, from: 'name' }),
  icon: icon({ public: true }),
  color: color({ public: true }),
  lead: text({ maxBytes: 300, localized: true, public: true }),
})

/** Serving hours of a category; may pass midnight. */
export const servingFields = () => ({
  servedFrom: time({ public: true }),
  servedUntil: time({ public: true }),
})

type Serving = { readonly servedFrom: number | null; readonly servedUntil: number | null }

/** Checks that the serving hours end after they start. */
export const SERVING_CHECK = {
  path: 'servedUntil',
  rule: 'endAfterStart',
  test: ({ servedFrom, servedUntil }: Serving) => servedFrom === null || servedUntil === null || servedUntil > servedFrom,
} as const

/** Columns of menu categories; `items` counts the items of a category. */
export const MENU_CATEGORY_COLUMNS = ['icon', 'name', 'items', 'isPublished'] as const

export const MENU_CATEGORY_SECTION = ['name', 'slug', 'icon', 'color', 'lead'] as const
