import { boolean, date, defineContentType, definePublicQuery, defineTenant, int, reference, responseOf, text } from '@captain/content-core'

const tea = defineContentType({
  name: 'tea',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'leaf',
  title: 'name',
  columns: ['name', 'isSoldOut'],
  filters: ['isSoldOut'],
  indexed: ['pickedOn'],
  sections: { basic: ['name', 'steep', 'isSoldOut', 'pickedOn', 'house'], publish: ['isPublished'] },
  fields: {
    name: text({ maxBytes: 60, required: true, public: true }),
    steep: int({ public: true }),
    isSoldOut: boolean({}),
    pickedOn: date({}),
    house: reference({ to: 'house', onDelete: 'restrict', required: true }),
  },
})

const house = defineContentType({
  name: 'house',
  workflow: 'plain',
  screens: ['list'],
  group: 'site',
  icon: 'home',
  title: 'sign',
  columns: ['sign'],
  sections: { basic: ['sign'] },
  fields: { sign: text({ maxBytes: 60, required: true }) },
})

const wish = defineContentType({
  name: 'wish',
  workflow: 'inbox',
  screens: ['list', 'preview-by-id'],
  group: 'site',
  icon: 'mail',
  title: 'body',
  columns: ['body'],
  sections: { basic: ['body'], handling: ['assignee', 'replyNote', 'repliedAt', 'labels'] },
  fields: { body: text({ maxBytes: 60, required: true }) },
})

const teasOfHouse = definePublicQuery({
  path: '/houses/:slug/teas',
  params: ['month'],
  labels: { ja: '茶屋のお茶', en: 'the teas of a house' },
  response: responseOf<{ readonly names: readonly string[] }>(),
})

const today = definePublicQuery({ path: '/today', params: [] })

/** A tenant with one type of each sort that a server part distinguishes. */
export const tenant = defineTenant({
  number: 97,
  slug: 'tea-house',
  names: { ja: '茶屋', en: 'Tea house' },
  abbreviation: 'TEA',
  color: '#2E7D32',
  contentTypes: [tea, house, wish],
  publicQueries: [teasOfHouse, today],
})
