import {
  boolean,
  date,
  defineContentType,
  defineSubmission,
  group,
  image,
  int,
  list,
  longText,
  price,
  reference,
  select,
  slug,
  text,
  type DeclaredPublicQuery,
  type Tenant,
} from '@captain/content-core'
import { expectTypeOf, test } from 'vitest'
import {
  siteClient,
  type FullRecord,
  type ListedRecord,
  type ListQuery,
  type ReadableTypeName,
  type SiteClient,
  type SubmittableTypeName,
  type SubmissionInput,
} from './index.ts'

const tea = defineContentType({
  name: 'tea',
  workflow: 'toggle',
  screens: ['list'],
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['name'],
  namedFilters: { strength: { input: { kind: 'number', min: 1, max: 5 }, where: ([most]) => [{ field: 'steps', to: most }] } },
  sections: { basic: ['name'] },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true }),
    slug: slug({ required: true, public: true, from: 'name' }),
    kind: select({ options: ['sencha', 'matcha'], required: true, public: true }),
    steps: int({ public: true }),
    price: price({ required: 'publish', public: true }),
    photo: image({ required: true, public: true }),
    from: reference({ to: 'tea', onDelete: 'restrict', required: true, public: true }),
    isNew: boolean({ public: true }),
    pickedOn: date({ public: true }),
    story: longText({ maxBytes: 900, localized: true, public: 'detail' }),
    rows: list({ public: true, max: 3, of: { label: text({ maxBytes: 30, required: true, localized: true }), photo: image({}) } }),
    label: group({ public: 'detail', of: { maker: text({ maxBytes: 30 }) } }),
    cost: int({ required: true }),
  },
})

const wish = defineContentType({
  name: 'wish',
  workflow: 'inbox',
  screens: ['list'],
  group: 'inbox',
  icon: 'mail',
  title: 'body',
  columns: ['body'],
  sections: { basic: ['body'] },
  submission: defineSubmission({
    fields: {
      body: longText({ maxBytes: 900, required: true }),
      agree: boolean({ required: true }),
      phone: text({ maxBytes: 20 }),
      rows: list({ max: 3, of: { tea: text({ maxBytes: 30, required: true }), cups: int({}) } }),
    },
  }),
  fields: { body: longText({ maxBytes: 900, required: true, setBy: 'sender' }) },
})

const tenant = {
  number: 99,
  slug: 'tea-room',
  names: { ja: '茶室', en: 'Tea room' },
  abbreviation: 'TEA',
  color: '#0F766E',
  contentTypes: [tea, wish],
} as const satisfies Tenant

type Tea = typeof tea

test('lists tell the public fields alone, in one language', () => {
  expectTypeOf<keyof ListedRecord<Tea>>().toEqualTypeOf<
    | 'id'
    | 'updatedAt'
    | 'fallback'
    | 'name'
    | 'slug'
    | 'kind'
    | 'steps'
    | 'price'
    | 'photo'
    | 'from'
    | 'isNew'
    | 'pickedOn'
    | 'rows'
    | 'sortOrder'
  >()
  expectTypeOf<ListedRecord<Tea>['name']>().toEqualTypeOf<string>()
  expectTypeOf<ListedRecord<Tea>['kind']>().toEqualTypeOf<'sencha' | 'matcha'>()
  expectTypeOf<ListedRecord<Tea>['steps']>().toEqualTypeOf<number | null>()
  expectTypeOf<ListedRecord<Tea>['price']['amountIncl']>().toEqualTypeOf<number>()
  expectTypeOf<NonNullable<ListedRecord<Tea>['photo']>['url']>().toEqualTypeOf<string>()
  expectTypeOf<null>().toExtend<ListedRecord<Tea>['photo']>()
  expectTypeOf<NonNullable<ListedRecord<Tea>['from']>['slug']>().toEqualTypeOf<string | null>()
  expectTypeOf<ListedRecord<Tea>['rows'][number]['label']>().toEqualTypeOf<string>()
  expectTypeOf<NonNullable<ListedRecord<Tea>['rows'][number]['photo']>['alt']>().toEqualTypeOf<string | null>()
})

test('a record by itself tells what lists leave out, and never what is private', () => {
  expectTypeOf<FullRecord<Tea>['story']>().toEqualTypeOf<string | null>()
  expectTypeOf<FullRecord<Tea>['label']['maker']>().toEqualTypeOf<string | null>()
  expectTypeOf<FullRecord<Tea>>().not.toHaveProperty('cost')
  expectTypeOf<FullRecord<Tea>>().not.toHaveProperty('prev')
})

test('questions are those of the declaration', () => {
  expectTypeOf<{ strength: 3; filter: { kind: ('sencha' | 'matcha')[]; isNew: true; pickedOn: { from: '2026-05-01' } } }>().toExtend<
    ListQuery<Tea>
  >()
  expectTypeOf<{ filter: { kind: 'coffee' } }>().not.toExtend<ListQuery<Tea>>()
  expectTypeOf<{ sort: '-pickedOn' }>().toExtend<ListQuery<Tea>>()
  expectTypeOf<{ sort: 'cost' }>().not.toExtend<ListQuery<Tea>>()
  expectTypeOf<keyof NonNullable<ListQuery<Tea>['filter']>>().toEqualTypeOf<
    'name' | 'slug' | 'kind' | 'steps' | 'price' | 'from' | 'isNew' | 'pickedOn' | 'sortOrder'
  >()
  expectTypeOf<keyof ListQuery<Tea>>().toEqualTypeOf<'strength' | 'filter' | 'sort' | 'q' | 'limit' | 'after'>()
})

test('what is sent is what the declaration takes', () => {
  expectTypeOf<{ body: string; agree: true }>().toExtend<SubmissionInput<typeof wish>>()
  expectTypeOf<{ body: string; agree: true; phone: null; rows: { tea: string; cups: 2 }[] }>().toExtend<SubmissionInput<typeof wish>>()
  expectTypeOf<{ body: string }>().not.toExtend<SubmissionInput<typeof wish>>()
})

test('a client knows the names of its tenant', () => {
  expectTypeOf<ReadableTypeName<typeof tenant>>().toEqualTypeOf<'tea'>()
  expectTypeOf<SubmittableTypeName<typeof tenant>>().toEqualTypeOf<'wish'>()
  type Client = SiteClient<Tenant<'tea', readonly [], readonly [DeclaredPublicQuery<'/tea/:slug', 'month', number>]>>
  expectTypeOf<Client['read']>().parameters.toEqualTypeOf<
    [path: '/tea/:slug', parameters: { readonly slug: string } & { readonly month?: string | undefined }, signal?: AbortSignal]
  >()
  expectTypeOf<Client['read']>().returns.resolves.toBeNumber()
  // @ts-expect-error the tenant declares no public query
  void (() => siteClient<typeof tenant>('tea-room', { locale: 'ja' }).read('/today'))
  // @ts-expect-error the tenant has another slug
  siteClient<typeof tenant>('coffee', { locale: 'ja' })
})
