import { image, list, text } from '@captain/content-core'

/** Images in an editable order, each with a description (content model §2.1, imageList). */
export const pictures = (max: number) =>
  list({
    public: true,
    max,
    of: { image: image({ required: true }), caption: text({ maxBytes: 300, localized: true }) },
  })
