import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budgetedChecks, checks } from '../checks/all.ts'
import { sourceTree } from '../checks/source-tree.ts'
import { root } from '../root.ts'
import { startServer } from '../testing/server.ts'
import { copyRepository, type CopiedRepository } from './copied-repository.ts'
import { LIBRARY, SAID, SLUG, TYPE, writtenFiles } from './generators-under-test.ts'

const EVERY_KIND = [
  'name:text:required:public:localized:unique',
  'slug:slug:public',
  'lead:longText(600):publish:public:localized',
  'kind:select(green=緑茶/Green tea|black=紅茶):required:public:ja=種類',
  'days:multiSelect(weekday=平日|weekend=週末):public:ja=曜日',
  'price:price:required:public',
  'steepMinutes:int:public:ja=抽出時間（分）',
  'weight:decimal(2):public:ja=重さ',
  'isNew:boolean:public:ja=新着',
  'pickedOn:date:public:ja=摘採日',
  'startsAt:dateTime:public:ja=販売開始',
  'servedFrom:time:public:ja=提供開始',
  'season:month:public:ja=旬',
  'tags:tags:public',
  'color:color:public',
  'icon:icon:public',
  'photo:image:publish:public',
  'leaflet:file(pdf|zip):public:ja=資料',
  'crest:inlineImage:public:ja=紋',
  'accessKey:secret:ja=鍵',
  'body:richText:publish:detail:localized',
  'game:reference(boardgame):public:ja=ゲーム',
  `pairs:references(${TYPE}):public:ja=合わせる茶`,
  'owner:member:ja=担当者',
  'url:url:public',
  'email:email',
  'phone:phone',
  'postalCode:postalCode',
]

/** Validates every demo record of a tenant with the kit, as the server does when it seeds. */
const SEED_CHECK = `
import { initialValues, validate } from '@captain/content-core'
const library = process.argv[1]
const { tenant } = await import('@captain/' + library)
const { seed } = await import('@captain/' + library + '/seed')
const id = '01KAJ0000000000000000000AA'
const found = []
await seed({
  create: async (name, values, { state } = {}) => {
    const type = tenant.contentTypes.find((one) => one.name === name)
    const whole = { ...initialValues(type, { accountName: '名', now: new Date() }), ...values }
    const result = validate(type, whole, state === 'published' ? 'publish' : 'save')
    found.push(name + ': ' + (result.ok ? 'ok' : JSON.stringify(result.issues)))
    return id
  },
  picture: async () => id,
  illustration: async () => ({ id, url: '/media/x.png', width: 1, height: 1 }),
  day: () => '2026-04-01',
  at: () => '2026-04-01T01:00:00.000Z',
})
console.log(found.join('\\n'))
`

let repository: CopiedRepository

const generate = (...args: readonly string[]) => repository.run(process.execPath, 'tools/new/run.ts', ...args)

/** Whether a line of output begins with a path in a folder that generators write to. */
const isWritten = (line: string): boolean =>
  ['t1', 't7', LIBRARY, 'registry'].some((library) => line.startsWith(`libs/tenants/${library}/`))

/** Folders that generators write to, and their imports: each program compiles only these. */
const WRITTEN_INTO = {
  captain: ['libs/tenants/t7/src', `libs/tenants/${LIBRARY}/src`, 'libs/tenants/registry/src', 'apps/captain/src/tenants.ts'],
  server: [
    'libs/tenants/t1/src/**/*.ts',
    'libs/tenants/t7/src/**/*.ts',
    `libs/tenants/${LIBRARY}/src/**/*.ts`,
    'libs/tenants/registry/src/index.ts',
    'apps/server/src/tenants.ts',
    'apps/server/src/demo-content.ts',
    'tools/testing/provided.ts',
  ],
} as const
const TYPES = ['libs/*/*/src/untyped-*.d.ts', 'tools/vite/po.d.ts']

/** Returns compiler errors in files that generators write to; other files are checked elsewhere. */
const typeErrors = (program: keyof typeof WRITTEN_INTO): readonly string[] => {
  const project = `tsconfig.written.${program}.json`
  const settings = { extends: `./apps/${program}/tsconfig.check.json`, include: [...WRITTEN_INTO[program], ...TYPES] }
  writeFileSync(join(repository.root, project), JSON.stringify(settings))
  const { passed, output } = repository.run(process.execPath, 'node_modules/typescript7/bin/tsc', '--project', project)
  if (!passed && !output.includes('error TS')) throw new Error(output)
  return output.split('\n').filter((line) => isWritten(line) || /^apps\/(captain|server)\/src\/(tenants|demo-content)\.ts/.test(line))
}

const read = (path: string): string => readFileSync(join(repository.root, path), 'utf8')

beforeAll(() => {
  repository = copyRepository(root)
})
afterAll(() => repository.remove())

test('says on the command line what is missing, and takes back whole what the kit refuses', () => {
  const before = writtenFiles(repository)
  const unsaid = generate('content-type', 't7', TYPE, '--en', 'Tea')
  expect(unsaid.output.trim()).toBe(`What is “${TYPE}” called in Japanese? Say it with --ja.`)
  const refused = generate('content-type', 't7', TYPE, ...SAID, '--fields', 'name:text,status:text:ja=状態')
  expect(refused.output.trim()).toBe(
    `The declaration is refused, so nothing was written: cafe.${TYPE}.status: has the name of a system field`,
  )
  expect([unsaid.passed, refused.passed]).toEqual([false, false])
  expect(writtenFiles(repository)).toEqual(before)
  expect(read('libs/tenants/t7/src/tenant.ts')).not.toContain(`${TYPE}.ts`)
})

/** Returns a hash of each file of the repository by path. */
const hashes = (): ReadonlyMap<string, string> =>
  new Map(
    sourceTree(repository.root)
      .files('{*,{.github,.storybook,apps,docs,libs,tools}/**/*}')
      .map((path) => [path, createHash('sha1').update(read(path)).digest('hex')]),
  )

/** Returns every place that breaks a rule of the repository, also within a budget, without numbers of lines. */
const findings = (): readonly string[] => {
  const tree = sourceTree(repository.root)
  const budgeted = new Set(budgetedChecks.map((check) => check.name))
  const others = checks.filter((check) => !budgeted.has(check.name)).flatMap((check) => check.findings(tree))
  return [...others, ...budgetedChecks.flatMap((check) => check.places(tree))].map((line) => line.replace(/:\d+/g, ''))
}

describe('what is written', () => {
  let before: ReturnType<typeof hashes>
  let runs: readonly ReturnType<typeof generate>[]

  beforeAll(() => {
    before = hashes()
    runs = [
      generate('content-type', 't7', TYPE, ...SAID, '--fields', EVERY_KIND.join(',')),
      generate('tenant', LIBRARY, '--slug', SLUG, '--abbreviation', 'BKR', '--color', '#8A4B12', '--ja', '麦の家', '--en', 'Mugi Bakery'),
      generate('content-type', LIBRARY, 'message', ...SAID, '--workflow', 'inbox', '--fields', 'name:text:required,email:email'),
    ]
  })

  test('is reported, with the step that is left to the platform team', () => {
    for (const { passed, output } of runs) expect(passed, output).toBe(true)
    expect(runs[1]?.output).toContain(`/libs/tenants/${LIBRARY}/ @captain/${LIBRARY}`)
  })

  test('is in the library of the team, the registry, the sites of the platform and the lock file', () => {
    const after = hashes()
    const changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path)
    const shared = changed.filter((path) => !['t7', LIBRARY].some((library) => path.startsWith(`libs/tenants/${library}/`)))
    expect(shared).toEqual([
      'libs/tenants/registry/package.json',
      'libs/tenants/registry/src/index.ts',
      'libs/tenants/t1/src/messages/site-names.ts',
      'libs/tenants/t1/src/sites.ts',
      'package-lock.json',
    ])
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({ packages: { [`node_modules/@captain/${LIBRARY}`]: { link: true } } })
    expect(changed).toEqual(
      expect.arrayContaining(['reference.md', `src/screens/${TYPE}.stories.tsx`].map((path) => `libs/tenants/t7/${path}`)),
    )
  })

  test('compiles', () => {
    for (const program of ['captain', 'server'] as const) expect(typeErrors(program)).toEqual([])
  })

  test('passes the linter', () => {
    const folders = ['t1', 't7', LIBRARY, 'registry'].map((library) => `libs/tenants/${library}`)
    const { passed, output } = repository.run(process.execPath, 'node_modules/oxlint/bin/oxlint', ...folders)
    expect(passed, output).toBe(true)
  })

  test('breaks no rule of the repository that a library of the same kind keeps', () => {
    const found = findings()
    const generated = found.filter((line) => line.includes(`libs/tenants/${LIBRARY}/`))
    expect(generated.filter((line) => !found.includes(line.replace(`/${LIBRARY}/`, '/t9/')))).toEqual([])
    expect(found.filter((line) => line.includes(TYPE))).toEqual([])
  })

  test('has valid demo records', () => {
    for (const library of ['t7', LIBRARY]) {
      const { passed, output } = repository.run(process.execPath, '--input-type=module', '--eval', SEED_CHECK, '--', library)
      expect(passed, output).toBe(true)
      expect(output.split('\n').filter((line) => /^(generated-tea|news|message): /.test(line))).toEqual(
        library === 't7' ? Array(2).fill(`${TYPE}: ok`) : ['news: ok', 'news: ok', 'message: ok', 'message: ok'],
      )
    }
  })

  test('has labels with an English plural', () => {
    expect(read(`libs/tenants/t7/src/messages/${TYPE}.ts`)).toContain("plural: 'Teas'")
    expect(read(`libs/tenants/${LIBRARY}/src/messages/news.ts`)).toContain("plural: 'News'")
  })

  test('is in the reference page and in the crawl', () => {
    const places = `const { tenantPlaces } = await import('./tools/crawl/places.ts'); console.log(tenantPlaces.map(({ path }) => path).join('\\n'))`
    const crawl = repository.run(process.execPath, '--input-type=module', '--eval', places).output
    for (const path of [`cafe/${TYPE}/:slug/preview`, `cafe/${TYPE}/:id/edit`]) {
      expect(read('libs/tenants/t7/reference.md')).toContain(`- \`/captain/tenant/${path}\`\n`)
      expect(crawl).toContain(`/captain/tenant/${path}\n`)
    }
    expect(read(`libs/tenants/${LIBRARY}/reference.md`)).toMatch(/\| `message` \| viewer \|/)
    expect(crawl).toContain(`/captain/tenant/${SLUG}/news/new\n`)
  })

  test('runs: visitors read its demo records, members enter it, and the platform takes a profile for it', async () => {
    const server = await startServer({ nodeArguments: [join(repository.root, 'apps/server/src/main.ts')] })
    try {
      const { baseUrl, demoPassword: password } = server
      const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
        fetch(`${baseUrl}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: baseUrl, ...headers },
          body: JSON.stringify(body),
        })
      expect(await (await fetch(`${baseUrl}/readyz`)).text()).toBe('ready\n')
      expect(await (await fetch(`${baseUrl}/api/v1/public/${SLUG}/news`)).json()).toMatchObject({ count: { value: 1 } })
      const signedIn = await send('/api/auth/sign-in/email', { email: 'owner@captain.example', password })
      const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      const tenants: unknown = await (await fetch(`${baseUrl}/api/v1/tenants`, { headers: { cookie } })).json()
      expect(tenants).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ slug: SLUG, stopped: null })]) })
      expect((await fetch(`${baseUrl}/api/v1/tenants/${SLUG}/message`, { headers: { cookie } })).status).toBe(200)
      const profile = await send('/api/v1/tenants/nyanko/tenant', { slug: SLUG }, { cookie })
      const { issues = [] } = (await profile.json()) as { readonly issues?: readonly { readonly path: string }[] }
      expect(issues.map(({ path }) => path)).not.toContain('slug')
    } finally {
      await server.dispose()
    }
  })

  test('leaves the tests of the platform green', () => {
    const tests = ['apps/captain/src/routes.test.ts', 'tools/crawl', 'tools/checks/content-model', 'tools/docs', 'libs/tenants/registry']
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'tools', ...tests]
    const { passed, output } = repository.run(process.execPath, ...vitest)
    expect(passed, output).toBe(true)
  })
})
