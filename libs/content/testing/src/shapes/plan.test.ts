import {
  defineContentType,
  defineSubmission,
  defineTenant,
  email,
  int,
  longText,
  text,
  type AnyContentType,
  type Tenant,
} from '@captain/content-core'
import { expect, test } from 'vitest'
import { factKey } from './fact-key.ts'
import { groupsOf, hasTests, isPlanned, planOf, testsOwn, type Scope } from './plan.ts'
import { subjectsOf, type ServerPart, type Subject } from './subject.ts'
import { SUITES, type PlannedSuite } from './suites.ts'

const shared = {
  name: 'tea',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'cup',
  title: 'name',
  columns: ['name', 'price'],
  filters: ['price'],
  sections: { basic: ['name', 'price', 'note', 'isPublished'] },
} as const
const UNPUBLISHED = { basic: ['name', 'price', 'note'] } as const
const fields = {
  name: text({ maxBytes: 60, required: true, localized: true, public: true }),
  price: int({ public: true }),
  note: longText({ maxBytes: 600 }),
}

const tea = defineContentType({ ...shared, fields })

const tenantOf = (number: number, type: AnyContentType): Tenant =>
  defineTenant({
    number,
    slug: `house${number}`,
    names: { ja: '茶屋', en: 'Tea house' },
    abbreviation: 'TEA',
    color: '#00573C',
    contentTypes: [type],
  })

const factsOf = ({ facts }: PlannedSuite, subjects: readonly Subject[]): ReadonlySet<string> =>
  new Set(subjects.flatMap((subject) => (facts === 'own' ? [] : facts(subject).map(factKey))))

/** Returns the suites in which the tea of another tenant does not represent a type. */
const provenBy = (type: AnyContentType, server: ServerPart = {}): readonly string[] => {
  const [known, own] = [subjectsOf(tenantOf(2, tea), {}), subjectsOf(tenantOf(3, type), server)]
  return SUITES.filter((suite) => {
    const proven = factsOf(suite, known)
    return [...factsOf(suite, own)].some((fact) => !proven.has(fact))
  }).map(({ name }) => name)
}

test('an equal type of another tenant proves nothing again', () => {
  expect(provenBy(tea)).toEqual([])
})

test('names, labels, icons and limits of a type do not matter', () => {
  const other = defineContentType({
    ...shared,
    name: 'coffee',
    icon: 'mug',
    title: 'label',
    columns: ['label', 'cost'],
    filters: ['cost'],
    sections: { all: ['label', 'cost', 'remark', 'isPublished'] },
    fields: {
      label: text({ maxBytes: 90, required: true, localized: true, public: true }),
      cost: int({ public: true }),
      remark: longText({ maxBytes: 900 }),
    },
  })
  expect(provenBy(other)).toEqual([])
})

test.each<readonly [string, AnyContentType, readonly string[]]>([
  [
    'another role that writes',
    defineContentType({ ...shared, access: { write: 'owner' }, fields }),
    ['permissions', 'custom roles', 'members at work'],
  ],
  [
    'personal data',
    defineContentType({ ...shared, fields: { ...fields, note: longText({ maxBytes: 600, personal: true }) } }),
    ['permissions', 'custom roles', 'personal data'],
  ],
  [
    'another workflow',
    defineContentType({ ...shared, workflow: 'publish', sections: UNPUBLISHED, fields }),
    ['storing', 'publishing', 'permissions', 'trash'],
  ],
  [
    'another kind of field',
    defineContentType({ ...shared, fields: { ...fields, price: text({ maxBytes: 60, public: true }) } }),
    ['storing', 'filters', 'public fields', 'changes'],
  ],
  [
    'a field that only owners see',
    defineContentType({ ...shared, fields: { ...fields, note: int({ restrictedTo: 'owner' }) } }),
    ['permissions', 'owner-only fields'],
  ],
  [
    'a field that is public',
    defineContentType({ ...shared, fields: { ...fields, note: longText({ maxBytes: 600, public: true }) } }),
    ['public fields', 'private fields'],
  ],
  [
    'a unique field',
    defineContentType({
      ...shared,
      fields: { ...fields, name: text({ maxBytes: 60, required: true, localized: true, public: true, unique: true }) },
    }),
    ['unique values', 'permissions', 'trash'],
  ],
  [
    'a computed field',
    defineContentType({ ...shared, fields: { ...fields, price: int({ public: true, compute: () => 1 }) } }),
    ['storing', 'changes', 'permissions'],
  ],
  [
    'submissions',
    defineContentType({
      ...shared,
      workflow: 'inbox',
      screens: ['list'],
      submission: defineSubmission({ fields: { mail: email({ required: true }) } }),
      sections: UNPUBLISHED,
      fields,
    }),
    ['sending', 'permissions', 'transitions'],
  ],
])('%s makes a type prove itself', (_difference, type, suites) => {
  expect(provenBy(type)).toEqual(expect.arrayContaining([...suites]))
})

test('a hook of the tenant makes a type prove itself', () => {
  const server = { hooks: { tea: { beforeSave: (values: unknown) => Promise.resolve(values) } } }
  expect(provenBy(tea, server)).toEqual(expect.arrayContaining(['storing', 'changes', 'trash', 'permissions', 'bodies']))
})

test('another hook of the same name represents none', () => {
  const withHook = (beforeSave: unknown) => subjectsOf(tenantOf(2, tea), { hooks: { tea: { beforeSave } } })
  const runsOf = (one: unknown, other: unknown): number => {
    const subjects = [...withHook(one), ...subjectsOf(tenantOf(3, tea), { hooks: { tea: { beforeSave: other } } })]
    return groupsOf(subjects).find(({ suite }) => suite === 'storing')?.runs.length ?? 0
  }
  const hook = (values: unknown) => values
  expect([runsOf(hook, hook), runsOf(hook, (values: unknown) => ({ ...Object(values) }))]).toEqual([1, 2])
})

test('other code of a computed field or a check represents none', () => {
  const priced = (compute: () => number) => defineContentType({ ...shared, fields: { ...fields, price: int({ public: true, compute }) } })
  const checked = (isRight: (values: { readonly price: number | null }) => boolean, path: 'price' | 'note' = 'price') =>
    defineContentType({ ...shared, fields, checks: [{ path, rule: 'custom', test: isRight }] })
  const runsOf = (one: AnyContentType, other: AnyContentType): number => {
    const subjects = [...subjectsOf(tenantOf(2, one), {}), ...subjectsOf(tenantOf(3, other), {})]
    return groupsOf(subjects).find(({ suite }) => suite === 'storing')?.runs.length ?? 0
  }
  const one = priced(() => 1)
  expect([
    runsOf(
      one,
      priced(() => 1),
    ),
    runsOf(
      one,
      priced(() => 2),
    ),
  ]).toEqual([1, 2])
  const isCheap = ({ price }: { readonly price: number | null }) => price === null || price < 1_000_000
  expect([
    runsOf(checked(isCheap), checked(isCheap)),
    runsOf(
      checked(isCheap),
      checked(({ price }) => price !== 0),
    ),
    runsOf(checked(isCheap), checked(isCheap, 'note')),
  ]).toEqual([1, 2, 2])
})

test('a job of the tenant makes a type prove its permissions itself', () => {
  expect(provenBy(tea, { jobs: [{ type: 'tea', name: 'cold tea' }] })).toContain('permissions')
})

test('representatives and the rest are the whole matrix, without a test in both', () => {
  const subjects = [2, 3, 4].flatMap((number) => subjectsOf(tenantOf(number, tea), {}))
  const groups = groupsOf(subjects)
  const planned = (scope: Scope) => {
    const plan = planOf(subjects, groups, scope)
    return subjects.flatMap(({ tenant: { slug } }) =>
      SUITES.filter(({ name }) => isPlanned(plan, name, `${slug}.tea`)).map(({ name }) => `${slug} ${name}`),
    )
  }
  const both = [...planned('representatives'), ...planned('rest')]
  expect(both.toSorted()).toEqual(planned('all').toSorted())
  expect(new Set(both).size).toBe(both.length)
})

test('a type that proves all of its facts has no tests in the rest', () => {
  const subjects = subjectsOf(tenantOf(2, tea), {})
  const rest = planOf(subjects, groupsOf(subjects), 'rest')
  expect([hasTests(rest, 'house2.tea'), testsOwn(rest)]).toEqual([false, false])
})
