import type { EventLabels } from '../ja/event.ts'
import { attachmentsLabels } from './attachments.ts'
import { seoLabels } from './seo.ts'

export const eventLabels = {
  namedFilters: { month: { label: 'Month' }, upcoming: { label: 'Upcoming' } },
  columns: { capacity: { label: 'Capacity', badges: { unlimited: 'No limit' } } },
  sections: { basic: 'Basics', schedule: 'Schedule', application: 'Applications', body: 'Body', publish: 'Publishing', seo: 'SEO' },
  fields: {
    title: { label: 'Title' },
    slug: { label: 'Slug', help: 'Letters, digits and hyphens. Drafts get a temporary one automatically.' },
    summary: { label: 'Summary', help: 'Shown in lists.' },
    cover: { label: 'Cover image' },
    coverAlt: { label: 'Image alt text', help: 'Describe the image for people who can’t see it.' },
    sessions: {
      label: 'Sessions',
      fields: {
        date: { label: 'Date' },
        openTime: { label: 'Doors' },
        startTime: { label: 'Start' },
        endTime: { label: 'End', help: 'Enter 25:00 for 1 a.m.' },
        note: { label: 'Note' },
      },
    },
    venueName: { label: 'Venue' },
    target: { label: 'Who can join' },
    capacity: { label: 'Capacity', help: 'If empty, there is no limit.' },
    feeText: { label: 'Fee description', help: 'For example: 1,500 yen, one drink included' },
    fees: { label: 'Fees', fields: { label: { label: 'For' }, price: { label: 'Price' } } },
    applicationMethod: {
      label: 'How to apply',
      options: { none: 'Not needed', web: 'Web', phone: 'Phone', counter: 'At the counter' },
    },
    applicationUrl: { label: 'Application URL', help: 'Required if people apply on the [Web].' },
    applicationStart: { label: 'Applications from' },
    applicationDeadline: { label: 'Applications until', help: 'Not later than the first day.' },
    isFull: { label: 'Full' },
    isCancelled: { label: 'Cancelled', help: 'Stays published, with the notice.' },
    cancelNotice: { label: 'Cancellation notice', help: 'Required if the event is cancelled.' },
    body: { label: 'Body' },
    organizer: { label: 'Organizer' },
    contactPhone: { label: 'Phone for questions' },
    attachments: { ...attachmentsLabels, help: 'Up to 5.' },
    tags: { label: 'Tags', help: 'Up to 10.' },
    firstDay: { label: 'First day' },
    lastDay: { label: 'Last day' },
    nextSession: { label: 'Next session' },
    eventState: {
      label: 'Applications',
      options: { before: 'Not yet', open: 'Open', closed: 'Closed', full: 'Full', over: 'Over', cancelled: 'Cancelled' },
    },
    place: { label: 'Order' },
    seo: seoLabels({ title: 'Title', description: 'Summary', image: 'Cover image' }),
  },
} satisfies EventLabels
