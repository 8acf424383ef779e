import type { MessagesOf } from '@captain/content-core'
import { seoLabels, snsLabels } from '@captain/presets/en'
import type { tenant } from '../tenant.ts'

export const en = {
  landing: {
    name: 'Landing',
    sections: {
      basic: 'Basics',
      picture: 'Image',
      body: 'Text',
      contact: 'Links and contact',
      preparation: 'Preparation',
      seo: 'SEO',
    },
    fields: {
      heroTitle: { label: 'Headline' },
      lead: { label: 'Lead' },
      heroImage: { label: 'Hero image', help: '16:9 images work best.' },
      heroAlt: { label: 'Image alt text', help: 'Describe the image for people who can’t see it.' },
      launchDate: { label: 'Launch date', help: 'The page shows the days until then.' },
      body: { label: 'Introduction' },
      links: {
        label: 'Links',
        fields: { label: { label: 'Label' }, url: { label: 'URL' } },
      },
      email: { label: 'E-mail' },
      checklist: {
        label: 'Preparation list',
        help: 'Never published.',
        fields: { text: { label: 'To prepare' }, checked: { label: 'Done' } },
      },
      isPublished: { label: 'Published', help: 'Turn on and save to publish immediately.' },
      sns: snsLabels,
      seo: seoLabels({ title: 'Headline', description: 'Lead', image: 'Hero image' }),
    },
  },
} satisfies MessagesOf<typeof tenant>
