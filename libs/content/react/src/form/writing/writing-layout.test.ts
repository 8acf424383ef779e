import { boolean, defineContentType, list, longText, richText, slug, text, type AnyContentType } from '@captain/content-core'
import { expect, test } from 'vitest'
import { writingLayoutOf } from './writing-layout.ts'

const fields = {
  title: text({ maxBytes: 90, localized: true, required: true }),
  slug: slug({ required: true, from: 'title' }),
  lead: longText({ maxBytes: 300, localized: true }),
  body: richText({ localized: true }),
  source: text({ maxBytes: 90 }),
  isPinned: boolean({}),
  links: list({ of: { label: text({ maxBytes: 30 }) }, max: 5 }),
}

const essay = defineContentType({
  name: 'essay',
  group: 'content',
  icon: 'news',
  workflow: 'publish',
  screens: ['list', 'new', 'edit'],
  title: 'title',
  columns: ['title'],
  sections: { all: ['title', 'slug', 'lead', 'body', 'source', 'isPinned', 'links'] },
  fields,
})

const typeWith = (sections: AnyContentType['sections']): AnyContentType => ({ ...essay, sections })

test('a type whose section begins with a text is written as a page', () => {
  const type = typeWith({
    basic: ['title', 'slug', 'lead'],
    links: ['links'],
    body: ['body', 'source'],
    sorting: ['isPinned'],
  })
  expect(writingLayoutOf(type)).toEqual({
    head: { section: 'basic', names: ['title', 'lead'] },
    page: [
      { section: 'body', names: ['body', 'source'] },
      { section: 'links', names: ['links'] },
    ],
    rail: [
      { section: 'basic', names: ['slug'] },
      { section: 'sorting', names: ['isPinned'] },
    ],
  })
})

test('every field stands in exactly one place', () => {
  const type = typeWith({ basic: ['title', 'slug', 'lead'], body: ['body'], rest: ['source', 'isPinned', 'links'] })
  const layout = writingLayoutOf(type)
  const names = [layout?.head, ...(layout?.page ?? []), ...(layout?.rail ?? [])].flatMap((part) => part?.names ?? [])
  expect(names.toSorted()).toEqual(Object.keys(fields).toSorted())
})

test('a text among other fields makes no page', () => {
  expect(writingLayoutOf(typeWith({ basic: ['title', 'slug', 'source', 'body', 'lead', 'isPinned', 'links'] }))).toBeNull()
  expect(writingLayoutOf(typeWith({ basic: ['title', 'slug', 'lead'], more: ['source', 'body', 'isPinned', 'links'] }))).toBeNull()
})
