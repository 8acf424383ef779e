import type { NewsLabels } from '../ja/news.ts'
import { attachmentsLabels } from './attachments.ts'
import { seoLabels } from './seo.ts'

export const newsLabels = {
  sections: { basic: 'Basics', body: 'Body', related: 'Related', publish: 'Publishing', seo: 'SEO' },
  fields: {
    title: { label: 'Title' },
    slug: { label: 'Slug', help: 'Letters, digits and hyphens. Drafts get a temporary one automatically.' },
    summary: { label: 'Summary', help: 'Shown in lists and when the page is shared.' },
    cover: { label: 'Cover image', help: '16:9 images of at least 1280×720 work best.' },
    coverAlt: { label: 'Image alt text', help: 'Describe the image for people who can’t see it.' },
    body: { label: 'Body', help: 'Not required if there is an external link.' },
    externalUrl: { label: 'External link', help: 'If set, the list links directly to this page.' },
    attachments: { ...attachmentsLabels, help: 'Up to 5 PDF files.' },
    tags: { label: 'Tags', help: 'Up to 10.' },
    isImportant: { label: 'Important', help: 'Shown with a red label.' },
    pinnedUntil: { label: 'Pinned until', help: 'Stays at the top of the list until this day.' },
    relatedNews: { label: 'Related news', help: 'Up to 3.' },
    isPinned: { label: 'Pinned now' },
    seo: seoLabels({ title: 'Title', description: 'Summary', image: 'Cover image' }),
  },
} satisfies NewsLabels
