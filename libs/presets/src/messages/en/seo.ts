import type { SeoLabels } from '../ja/seo.ts'

export const seoLabels = {
  label: 'SEO',
  fields: {
    title: { label: 'Meta title', help: 'Left empty, the title is used.' },
    description: { label: 'Meta description', help: 'Left empty, the lead is used.' },
    ogImage: { label: 'OG image', help: '1200×630 pixels work best. Left empty, the cover is used.' },
    noindex: { label: 'No index', help: 'Switched on, the page leaves the sitemap too.' },
    canonicalUrl: { label: 'Canonical URL', help: 'Only when the original of this page lives elsewhere.' },
  },
} satisfies SeoLabels
