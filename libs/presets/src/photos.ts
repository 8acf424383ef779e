import { boolean, image, list, text, rowsIn } from '@captain/content-core'
import { betweenCount, exactlyOneTrue } from '@captain/validation'

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
    const all = rowsIn(values[name])
    const photo = (all.find(({ isMain }) => isMain === true) ?? all[0])?.['image']
    return typeof photo === 'string' ? photo : null
  }
