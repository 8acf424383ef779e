import type { ArticleLabels } from '../ja/article.ts'
import { seoLabels } from './seo.ts'

export const articleLabels = {
  sections: { basic: 'Basics', body: 'Body', sorting: 'Classification', publish: 'Publishing', seo: 'SEO' },
  fields: {
    title: { label: 'Title' },
    slug: { label: 'Slug', help: 'Letters, digits and hyphens. Drafts get a temporary one automatically.' },
    tags: { label: 'Tags', help: 'Up to 10.' },
    lead: { label: 'Lead', help: 'Shown in lists and when the page is shared.' },
    cover: { label: 'Cover image', help: 'A wide image (16:9), at least 1280 pixels across, works best.' },
    coverAlt: { label: 'Image alt text', help: 'Describe the image for people who can’t see it.' },
    body: { label: 'Body' },
    authorName: { label: 'Author name' },
    authorUser: { label: 'Responsible person', help: 'Never shown on the public site.' },
    readingMinutes: { label: 'Reading time (min)' },
    isPinned: { label: 'Pinned' },
    relatedArticles: { label: 'Related articles', help: 'Up to 4. If empty, the newest in the same category are shown.' },
    seo: seoLabels({ title: 'Title', description: 'Lead', image: 'Cover image' }),
  },
} satisfies ArticleLabels
