import { boolean, dateTime, defineContentType, image, select, text, url } from '@captain/content-core'

const CHECK_TONES = { unchecked: 'neutral', ok: 'success', broken: 'critical' } as const

/** Links to pages elsewhere (content model, T8.link). */
export const link = defineContentType({
  name: 'link',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'link',
  title: 'title',
  duplicable: false,
  columns: ['banner', 'title', 'category', 'url', 'checkState', 'isPublished'],
  filters: ['category', 'checkState', 'isPublished'],
  defaultSort: ['category', 'sortOrder'],
  sections: {
    basic: ['title', 'url', 'category', 'description', 'banner', 'opensNewTab'],
    check: ['checkState', 'checkedAt'],
    publish: ['isPublished'],
  },
  connectionTest: { section: 'check' },
  fields: {
    title: text({ maxBytes: 150, required: true, localized: true, public: true }),
    url: url({ required: true, public: true, unique: true }),
    category: select({ options: ['city', 'booking', 'culture', 'transport', 'welfare', 'library'], required: true, public: true }),
    description: text({ maxBytes: 300, localized: true, public: true }),
    banner: image({ public: true }),
    opensNewTab: boolean({ public: true, defaultValue: true }),
    checkState: select({ options: ['unchecked', 'ok', 'broken'], tones: CHECK_TONES, setBy: 'server', inForm: 'readOnly' }),
    checkedAt: dateTime({ setBy: 'server', inForm: 'readOnly' }),
  },
})
