import { boolean, group, image, text, url } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

/** Appearance of a page in search results and shared links (content model, G.seo). */
export const seo = group({
  public: 'detail',
  of: {
    title: text({ maxBytes: 180, localized: true, rules: [maxFullWidth(32)] }),
    description: text({ maxBytes: 360, localized: true, rules: [maxFullWidth(120)] }),
    ogImage: image({}),
    noindex: boolean({}),
    canonicalUrl: url({}),
  },
})
