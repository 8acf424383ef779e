import type { ArticleLabels } from '../ja/article.ts'
import { seoLabels } from './seo.ts'

export const articleLabels = {
  sections: { basic: 'Basics', body: 'Body', sorting: 'Classification', publish: 'Publishing', seo: 'SEO' },
  fields: {
    title: { label: 'Title' },
    slug: { label: 'Slug', help: 'Letters, digits and hyphens. A draft gets a provisional one by itself.' },
    tags: { label: 'Tags', help: 'Up to 10.' },
    lead: { label: 'Lead', help: 'Shown in lists and when the page is shared.' },
    cover: { label: 'Cover image', help: 'A wide picture (16:9), at least 1280 pixels across, works best.' },
    coverAlt: { label: 'Image alt text', help: 'Say what the picture shows to people who cannot see it.' },
    body: { label: 'Body' },
    authorName: { label: 'Author name' },
    authorUser: { label: 'Responsible person', help: 'Never shown on the public site.' },
    readingMinutes: { label: 'Reading time (min)' },
    isPinned: { label: 'Pinned' },
    relatedArticles: { label: 'Related articles', help: 'Up to 4. Left empty, the newest of the same category are shown.' },
    seo: seoLabels({ title: 'Title', description: 'Lead', image: 'Cover image' }),
  },
} satisfies ArticleLabels
