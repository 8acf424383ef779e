import { image, list, text } from '@captain/content-core'

/** Pictures in an order that people set, each with what it shows (content model §2.1, imageList). */
export const pictures = (max: number) =>
  list({
    public: true,
    max,
    of: { image: image({ required: true }), caption: text({ maxBytes: 300, localized: true }) },
  })
