import { boolean, defineContentType, group, image, longText, slug, text } from '@captain/content-core'
import { expect, it } from 'vitest'
import { leftEmptyIn } from './left-empty.ts'

const note = defineContentType({
  name: 'note',
  workflow: 'publish',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ['title'],
  sections: { basic: ['title', 'slug', 'cover', 'lead', 'photo', 'memo', 'seo'] },
  fields: {
    title: text({ maxBytes: 90, required: true, localized: true, public: true }),
    slug: slug({ required: true, public: true }),
    cover: image({ required: 'publish', public: true }),
    lead: longText({ maxBytes: 600, localized: true, public: true }),
    photo: image({ public: 'detail' }),
    memo: longText({ maxBytes: 600 }),
    seo: group({ public: 'detail', of: { description: text({ maxBytes: 90, localized: true }), noindex: boolean({}) } }),
  },
})

const both = (ja: string | null, en: string | null = null) => ({ ja, en })
const NOTHING = { title: both('題'), slug: 'a', cover: null, lead: both(null), photo: null, memo: null }

it('names optional contents that readers would see, and none that publishing needs or that stay inside', () => {
  const values = { ...NOTHING, seo: { description: both(null), noindex: false } }
  expect(leftEmptyIn(note, values)).toEqual({ names: ['lead', 'photo', 'seo'], hasNoEnglish: true })
})

it('is nothing where all of it is there', () => {
  const values = {
    ...NOTHING,
    title: both('題', 'Title'),
    lead: both('要約', 'Lead'),
    photo: '01M7YS4WY3HSZYWPGDXEV0YMFQ',
    seo: { description: both('説明', 'Text'), noindex: false },
  }
  expect(leftEmptyIn(note, values)).toEqual({ names: [], hasNoEnglish: false })
})
