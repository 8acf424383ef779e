import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { newContentType, type TypeRequest } from './content-type/new-content-type.ts'
import { copyRepository, type CopiedRepository } from './copied-repository.ts'
import { Refusal } from './refusal.ts'
import { newTenant } from './tenant/new-tenant.ts'
import type { TenantRequest } from './tenant/tenant-request.ts'

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
  'pairs:references(tea):public:ja=合わせる茶',
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

/** Folders that generators write to, and their imports: each program compiles only these. */
const WRITTEN_INTO = {
  captain: ['libs/tenants/t7/src', 'libs/tenants/t11/src', 'libs/tenants/registry/src', 'apps/captain/src/tenants.ts'],
  server: [
    'libs/tenants/t7/src/**/*.ts',
    'libs/tenants/t11/src/**/*.ts',
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
  return output
    .split('\n')
    .filter((line) => /^(libs\/tenants\/(t7|t11|registry)\/|apps\/(captain|server)\/src\/(tenants|demo-content)\.ts)/.test(line))
}

const read = (path: string): string => readFileSync(join(repository.root, path), 'utf8')

const WORDS = { ja: '茶', en: 'Tea' } as const
const SAID = ['--ja', WORDS.ja, '--en', WORDS.en] as const

const typeOf = (name: string, request: Partial<TypeRequest> = {}) => ({ name, words: WORDS, workflow: 'toggle', fields: [], ...request })
const tenantOf = (library: string, request: Partial<TenantRequest> = {}) => ({
  library,
  slug: 'bakery',
  abbreviation: 'BKR',
  color: '#8A4B12',
  names: WORDS,
  ...request,
})

/** Returns the files in the folders that generators write to. */
const written = (): readonly string[] =>
  globSync('{libs/tenants/**,node_modules/@captain/*}', {
    cwd: repository.root,
    exclude: (path) => path.endsWith('/node_modules'),
  }).toSorted()

beforeAll(() => {
  repository = copyRepository(root)
})
afterAll(() => repository.remove())

test.each<readonly [what: string, library: string, request: TypeRequest, sentence: string]>([
  ['a name that the tenant has', 't7', typeOf('food'), 't7 has a content type “food” already.'],
  ['a name that the server needs', 't7', typeOf('media'), '“media” is reserved'],
  ['a word of the language', 't7', typeOf('class'), '“class” is reserved'],
  ['a word of the kit', 't7', typeOf('price'), '“price” is reserved'],
  ['a name that is none', 't7', typeOf('Green_Tea'), 'in kebab-case'],
  ['a tenant that is not there', 't99', typeOf('tea'), 'There is no tenant “t99”'],
  ['a kind that is none', 't7', typeOf('tea', { fields: ['name:word'] }), '“word” is no kind of field'],
  ['a kind that is written by hand', 't7', typeOf('tea', { fields: ['box:group'] }), '“box” is a group'],
  ['a field without a label', 't7', typeOf('tea', { fields: ['steep:int'] }), '“steep” does not say what it is called'],
  ['a field that is there twice', 't7', typeOf('tea', { fields: ['name:text,name:int'] }), '“name” is there twice'],
  ['options without words', 't7', typeOf('tea', { fields: ['name:text,kind:select(a|b):ja=種類'] }), 'what its option “a” is called'],
  ['a reference to nothing', 't7', typeOf('tea', { fields: ['name:text,to:reference(cup):ja=器'] }), 'which t7 does not have'],
  ['what demo records cannot fill', 't7', typeOf('tea', { fields: ['name:text,owner:member:required:ja=係'] }), 'cannot be required'],
  ['a title that is no text', 't7', typeOf('tea', { fields: ['price:price'] }), 'it must be a text'],
  ['an icon that the menu lacks', 't7', typeOf('tea', { icon: 'teapot' }), '“teapot” is no icon'],
  ['a group that the menu lacks', 't7', typeOf('tea', { group: 'drinks' }), '“drinks” is no group'],
  ['a workflow that is none', 't7', typeOf('tea', { workflow: 'draft' }), '“draft” is no workflow'],
  ['a workflow that is written by hand', 't7', typeOf('tea', { workflow: 'order' }), 'written by hand'],
  ['what nobody can send', 't7', typeOf('tea', { workflow: 'inbox', fields: ['name:text,image:image'] }), 'cannot send'],
])('refuses a content type with %s in one sentence and writes nothing', async (_what, library, request, sentence) => {
  const before = written()
  const error = await newContentType(repository.root, library, request).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Refusal)
  expect((error as Refusal).message).toContain(sentence)
  expect((error as Refusal).message).not.toContain('\n')
  expect(written()).toEqual(before)
})

test.each<readonly [what: string, request: TenantRequest, sentence: string]>([
  ['a library that is there', tenantOf('t7'), 't7 is there already.'],
  ['a library that is none', tenantOf('bakery'), 'it is t and a number'],
  ['a slug that another has', tenantOf('t11', { slug: 'cafe' }), '“cafe” is the slug of t7 already.'],
  ['a slug that is none', tenantOf('t11', { slug: 'My Shop' }), 'in kebab-case'],
  ['an abbreviation that is none', tenantOf('t11', { abbreviation: 'bakery' }), 'two to four capital letters'],
  ['a colour that is none', tenantOf('t11', { color: 'red' }), 'write it as #RRGGBB'],
  ['a pale colour', tenantOf('t11', { color: '#DDDDDD' }), 'contrast of 1.4:1'],
])('refuses a tenant with %s in one sentence and writes nothing', async (_what, request, sentence) => {
  const before = written()
  await expect(newTenant(repository.root, request)).rejects.toThrow(sentence)
  expect(written()).toEqual(before)
})

test('says on the command line what is missing, and takes back whole what the kit refuses', () => {
  const before = written()
  const unsaid = generate('content-type', 't7', 'tea', '--en', 'Tea')
  expect(unsaid.output.trim()).toBe('What is “tea” called in Japanese? Say it with --ja.')
  const refused = generate('content-type', 't7', 'tea', ...SAID, '--fields', 'name:text,status:text:ja=状態')
  expect(refused.output.trim()).toBe('The declaration is refused, so nothing was written: cafe.tea.status: has the name of a system field')
  expect([unsaid.passed, refused.passed]).toEqual([false, false])
  expect(written()).toEqual(before)
  expect(read('libs/tenants/t7/src/tenant.ts')).not.toContain('tea.ts')
})

test('what is written holds: types, lint, declaration, demo records, addresses', () => {
  const made = [
    generate('content-type', 't7', 'tea', ...SAID, '--fields', EVERY_KIND.join(',')),
    generate('tenant', 't11', '--slug', 'bakery', '--abbreviation', 'BKR', '--color', '#8A4B12', '--ja', '麦の家', '--en', 'Mugi Bakery'),
  ]
  for (const { passed, output } of made) expect(passed, output).toBe(true)
  for (const program of ['captain', 'server'] as const) expect(typeErrors(program)).toEqual([])
  const lint = repository.run(
    process.execPath,
    'node_modules/oxlint/bin/oxlint',
    'libs/tenants/t7',
    'libs/tenants/t11',
    'libs/tenants/registry',
  )
  expect(lint.passed, lint.output).toBe(true)
  for (const library of ['t7', 't11']) {
    const seeded = repository.run(process.execPath, '--input-type=module', '--eval', SEED_CHECK, '--', library)
    expect(seeded.passed, seeded.output).toBe(true)
    expect(seeded.output.split('\n').filter((line) => /^(tea|news): /.test(line))).toEqual(
      Array(2).fill(library === 't7' ? 'tea: ok' : 'news: ok'),
    )
  }
  expect(read('apps/captain/src/routes.test.ts')).toMatch(/"cafe\/tea\/:slug\/preview",[\s\S]*"bakery\/news",/)
  expect(read('.github/CODEOWNERS')).toMatch(/\n\/libs\/tenants\/t11\/ +@captain\/t11\n$/)
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ packages: { 'node_modules/@captain/t11': { link: true } } })
}, 240_000)
