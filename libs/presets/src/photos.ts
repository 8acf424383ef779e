import { boolean, image, list, text } from '@captain/content-core'
import { betweenCount, exactlyOneTrue } from '@captain/validation'

type Photo = { readonly image: string | null; readonly isMain: boolean }

/** Pictures of one thing, of which one stands for it; needed to publish, public in lists. */
export const photos = (max: number) =>
  list({
    required: 'publish',
    public: true,
    max,
    rules: [betweenCount(1, max), exactlyOneTrue('isMain')],
    of: { image: image({ required: true }), alt: text({ maxBytes: 150, localized: true }), isMain: boolean({}) },
  })

/** The picture that stands for a record among those of its list `name`: the main one, or the first. */
export const mainPhotoOf =
  (name = 'photos') =>
  (values: Readonly<Record<string, unknown>>): string | null => {
    const all = (values[name] ?? []) as readonly Photo[]
    return (all.find(({ isMain }) => isMain) ?? all[0])?.image ?? null
  }
