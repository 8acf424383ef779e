import type { SeoLabels, SeoSources } from '../ja/seo.ts'

/** Returns the labels of the search settings of a type; the help texts name its own fields. */
export const seoLabels = ({ title, description, image }: SeoSources) =>
  ({
    label: 'SEO',
    fields: {
      title: { label: 'Meta title', help: `Left empty, “${title}” is used.` },
      description: { label: 'Meta description', help: `Left empty, “${description}” is used.` },
      ogImage: { label: 'OG image', help: `1200×630 pixels work best. If empty, “${image}” is used.` },
      noindex: { label: 'No index', help: 'If on, the page is also removed from the sitemap.' },
      canonicalUrl: { label: 'Canonical URL', help: 'Only if the original of this page is elsewhere.' },
    },
  }) satisfies SeoLabels
