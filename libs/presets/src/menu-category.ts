import { color, icon, slug, text, time, type FieldValues } from '@captain/content-core'
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

type Serving = FieldValues<ReturnType<typeof servingFields>>

/** Checks that the serving hours end after they start. */
const SERVING_CHECK = {
  path: 'servedUntil',
  rule: 'endAfterStart',
  test: ({ servedFrom, servedUntil }: Serving) => servedFrom === null || servedUntil === null || servedUntil > servedFrom,
} as const

const SECTIONS = { basic: ['name', 'slug', 'icon', 'color', 'lead'], publish: ['isPublished'] } as const

/** Returns the common declaration of menu categories; its column `items` counts the items of a category, as the tenant declares. */
export const menuCategoryPreset = () =>
  ({
    workflow: 'toggle',
    screens: ['list', 'new', 'edit'],
    group: 'menu',
    title: 'name',
    columns: ['icon', 'name', 'items', 'isPublished'],
    filters: ['isPublished'],
    defaultSort: ['sortOrder'],
    sections: SECTIONS,
    fields: menuCategoryFields(),
  }) as const

/** Returns the common declaration of menu categories with serving hours. */
export const servedCategoryPreset = () => {
  const { fields, ...base } = menuCategoryPreset()
  return {
    ...base,
    sections: { basic: SECTIONS.basic, serving: ['servedFrom', 'servedUntil'], publish: SECTIONS.publish },
    checks: [SERVING_CHECK],
    fields: { ...fields, ...servingFields() },
  } as const
}
