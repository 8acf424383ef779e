import type { MessagesOf } from '@captain/content-core'
import { newsLabels, privacyPolicyLabels, termOfServiceLabels } from '@captain/presets/en'
import type { tenant } from '../tenant.ts'
import { inboxMessages } from './contact.ts'

export const en = {
  ...inboxMessages.en,
  news: {
    name: 'News',
    plural: 'News',
    namedFilters: { active: { label: 'Going on now' } },
    notices: { pushNotify: 'App users get one notification. This can’t be undone.' },
    sections: { ...newsLabels.sections, operation: 'Operation' },
    fields: {
      ...newsLabels.fields,
      category: {
        label: 'Category',
        options: {
          maintenance: 'Maintenance',
          event: 'In-game event',
          update: 'Update',
          bug: 'Known issue',
          campaign: 'Campaign',
          info: 'Information',
        },
      },
      gameTitles: {
        label: 'Game titles',
        options: { starHarbor: 'Star Harbor Online', pixelRally: 'Pixel Rally', bubbleShrine: 'Bubble Shrine', all: 'All' },
      },
      servers: { label: 'Servers', options: { asia: 'Asia', america: 'America', europe: 'Europe' } },
      periodFrom: { label: 'Period from', help: 'Required to publish maintenance, events and campaigns.' },
      periodUntil: { label: 'Period until' },
      issueState: {
        label: 'Issue state',
        help: 'Required to publish a known issue.',
        options: { investigating: 'Investigating', fixing: 'Fixing', fixed: 'Fixed' },
      },
      minAppVersion: { label: 'Required version', help: 'Such as 3.2.0.' },
      compensation: { label: 'Rewards', fields: { item: { label: 'Item' }, quantity: { label: 'Quantity' } } },
      pushNotify: { label: 'Send in-app notice', help: 'Sent once, when this is first published.' },
    },
  },
  'privacy-policy': privacyPolicyLabels,
  'term-of-service': termOfServiceLabels,
} satisfies MessagesOf<typeof tenant>
