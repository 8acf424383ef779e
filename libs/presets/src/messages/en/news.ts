import type { NewsLabels } from '../ja/news.ts'
import { attachmentsLabels } from './attachments.ts'
import { seoLabels } from './seo.ts'

export const newsLabels = {
  sections: { basic: 'Basics', body: 'Body', related: 'Related', publish: 'Publishing', seo: 'SEO' },
  fields: {
    title: { label: 'Title', help: 'Up to 80 characters.' },
    slug: { label: 'Slug', help: 'Letters, digits and hyphens. A draft gets a temporary one until you type yours.' },
    summary: { label: 'Summary', help: 'Shown in lists and on social networks; up to 120 characters.' },
    cover: { label: 'Cover image', help: 'Pictures of 16:9, at least 1280×720, fit best.' },
    coverAlt: { label: 'Image alt text', help: 'Say what the picture shows to people who cannot see it.' },
    body: { label: 'Body', help: 'May stay empty when there is an external link.' },
    externalUrl: { label: 'External link', help: 'When set, the list leads straight to this page.' },
    attachments: { ...attachmentsLabels, help: 'Up to 5 PDF files.' },
    tags: { label: 'Tags', help: 'Up to 10.' },
    isImportant: { label: 'Important', help: 'Shown with a red label.' },
    pinnedUntil: { label: 'Pinned until', help: 'Stays at the top of the list until this day.' },
    relatedNews: { label: 'Related news', help: 'Up to 3.' },
    isPinned: { label: 'Pinned now' },
    seo: seoLabels({ title: 'Title', description: 'Summary', image: 'Cover image' }),
  },
} satisfies NewsLabels
