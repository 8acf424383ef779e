import type { MessagesOf } from '@captain/content-core'
import { seoLabels, snsLabels } from '@captain/presets/en'
import type { tenant } from '../tenant.ts'

export const en = {
  landing: {
    name: 'Landing',
    sections: {
      basic: 'Basics',
      picture: 'Picture',
      body: 'Text',
      contact: 'Links and contact',
      preparation: 'Preparation',
      seo: 'SEO',
    },
    fields: {
      heroTitle: { label: 'Headline', help: 'Up to 24 full-width characters.' },
      lead: { label: 'Lead', help: 'Up to 160 full-width characters.' },
      heroImage: { label: 'Hero image', help: 'Pictures of 16:9 fit best.' },
      heroAlt: { label: 'Image alt text', help: 'Say what the picture shows to those who cannot see it.' },
      launchDate: { label: 'Launch date', help: 'The page counts the days to it.' },
      body: { label: 'Introduction' },
      links: {
        label: 'Links',
        help: 'Up to six.',
        fields: { label: { label: 'Label' }, url: { label: 'URL' } },
      },
      email: { label: 'E-mail' },
      checklist: {
        label: 'Preparation list',
        help: 'Never public. Up to 30 rows.',
        fields: { text: { label: 'To prepare' }, checked: { label: 'Done' } },
      },
      isPublished: { label: 'Published', help: 'Once switched on and saved, the page is public.' },
      sns: snsLabels,
      seo: seoLabels({ title: 'Headline', description: 'Lead', image: 'Hero image' }),
    },
  },
} satisfies MessagesOf<typeof tenant>
