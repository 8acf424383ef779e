import {
  boolean,
  defineContentType,
  definePublicQuery,
  defineTenant,
  int,
  reference,
  responseOf,
  select,
  text,
} from '@captain/content-core'

const tea = defineContentType({
  name: 'tea',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'leaf',
  title: 'name',
  columns: ['name', 'kind'],
  listFields: ['isSoldOut'],
  sections: { basic: ['name', 'kind', 'steep', 'isSoldOut'], publish: ['isPublished'] },
  fields: {
    name: text({ maxBytes: 60, required: true }),
    kind: select({ options: ['green', 'black'], required: true }),
    steep: int({}),
    isSoldOut: boolean({}),
  },
})

const house = defineContentType({
  name: 'house',
  workflow: 'plain',
  screens: ['list', 'edit'],
  group: 'site',
  icon: 'home',
  title: 'sign',
  columns: ['sign'],
  sections: { basic: ['sign'] },
  fields: { sign: text({ maxBytes: 60, required: true }) },
})

const room = defineContentType({
  name: 'room',
  workflow: 'plain',
  screens: ['list', 'new'],
  parent: { type: 'house', field: 'house' },
  group: 'site',
  icon: 'door',
  title: 'name',
  columns: ['name'],
  filters: ['house'],
  sections: { basic: ['house', 'name'] },
  fields: { name: text({ maxBytes: 60, required: true }), house: reference({ to: 'house', onDelete: 'cascade', required: true }) },
})

const today = definePublicQuery({ path: '/today', params: ['month'], response: responseOf<{ readonly isOpen: boolean }>() })

const roomsOf = definePublicQuery({ path: '/house/:sign/rooms', params: ['size'] })

/** A tenant with a type under another one. */
export const tenant = defineTenant({
  number: 97,
  slug: 'tea-house',
  names: { ja: '茶屋', en: 'Tea house' },
  abbreviation: 'TEA',
  color: '#2E7D32',
  contentTypes: [tea, house, room],
  publicQueries: [today, roomsOf],
})
