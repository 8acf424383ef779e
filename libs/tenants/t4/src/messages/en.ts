import type { MessagesOf } from '@captain/content-core'
import { newsLabels } from '@captain/presets/en'
import type { tenant } from '../tenant.ts'

export const en = {
  news: {
    name: 'News',
    plural: 'News',
    sections: { ...newsLabels.sections, game: 'Game', media: 'Video and images' },
    fields: {
      ...newsLabels.fields,
      category: {
        label: 'Category',
        options: { release: 'Release', update: 'Update', event: 'Event', media: 'Media', info: 'Information' },
      },
      gameTitle: {
        label: 'Game title',
        options: { lanternTrail: 'Lantern Trail', mossMail: 'Moss Mail', tinyOrbit: 'Tiny Orbit', studio: 'Studio' },
      },
      platforms: { label: 'Platforms', options: { pc: 'PC', consoleA: 'Console A', consoleB: 'Console B', mobile: 'Mobile' } },
      version: { label: 'Version', help: 'Such as 1.4.2. Required to publish an update.' },
      patchNotes: {
        label: 'Patch notes',
        help: 'Required to publish an update.',
        fields: { kind: { label: 'Kind', options: { add: 'Added', change: 'Changed', fix: 'Fixed' } }, text: { label: 'Text' } },
      },
      releaseDate: { label: 'Release date', help: 'Required to publish a release.' },
      storeLinks: { label: 'Store links', fields: { label: { label: 'Label' }, url: { label: 'URL' } } },
      trailerUrl: { label: 'Trailer', help: 'A YouTube URL (https://www.youtube.com/…).' },
      screenshots: {
        label: 'Screenshots',
        help: 'Up to 12. 16:9 images work best.',
        fields: { image: { label: 'Image' }, alt: { label: 'Alt text' } },
      },
      pressKit: { label: 'Press kit', help: 'A ZIP file of up to 100 MB.' },
      ageRating: {
        label: 'Age rating',
        options: { all: 'All', '12': '12 and over', '15': '15 and over', '17': '17 and over', '18': '18 and over', pending: 'Pending' },
      },
    },
  },
} satisfies MessagesOf<typeof tenant>
