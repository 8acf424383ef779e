import { boolean, image, list, text } from '@captain/content-core'
import { betweenCount, exactlyOneTrue } from '@captain/validation'

type Photo = { readonly image: string | null; readonly isMain: boolean }

/** Photos of one subject with one main photo; required to publish, public in lists. */
export const photos = (max: number) =>
  list({
    required: 'publish',
    public: true,
    max,
    rules: [betweenCount(1, max), exactlyOneTrue('isMain')],
    of: { image: image({ required: true }), alt: text({ maxBytes: 150, localized: true }), isMain: boolean({}) },
  })

/** Returns the representative photo of a record from its list `name`: the main one, or the first. */
export const mainPhotoOf =
  (name = 'photos') =>
  (values: Readonly<Record<string, unknown>>): string | null => {
    const all = (values[name] ?? []) as readonly Photo[]
    return (all.find(({ isMain }) => isMain) ?? all[0])?.image ?? null
  }
