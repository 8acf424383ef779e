import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { newContentType, type TypeRequest } from './content-type/new-content-type.ts'
import { copyRepository, type CopiedRepository } from './copied-repository.ts'
import { LIBRARY, SLUG, TYPE, WORDS, writtenFiles } from './generators-under-test.ts'
import { Refusal } from './refusal.ts'
import { newTenant } from './tenant/new-tenant.ts'
import type { TenantRequest } from './tenant/tenant-request.ts'

let repository: CopiedRepository

beforeAll(() => {
  repository = copyRepository(root)
})
afterAll(() => repository.remove())

const typeOf = (name: string, request: Partial<TypeRequest> = {}) => ({ name, words: WORDS, workflow: 'toggle', fields: [], ...request })
const tenantOf = (library: string, request: Partial<TenantRequest> = {}) => ({
  library,
  slug: SLUG,
  abbreviation: 'BKR',
  color: '#8A4B12',
  names: WORDS,
  ...request,
})

const written = () => writtenFiles(repository)

test.each<readonly [what: string, library: string, request: TypeRequest, sentence: string]>([
  ['a name that the tenant has', 't7', typeOf('food'), 't7 has a content type “food” already.'],
  ['a name that the server needs', 't7', typeOf('media'), '“media” is reserved'],
  ['a word of the language', 't7', typeOf('class'), '“class” is reserved'],
  ['a word of the kit', 't7', typeOf('price'), '“price” is reserved'],
  ['a name that is none', 't7', typeOf('Green_Tea'), 'in kebab-case'],
  ['a tenant that is not there', 't99', typeOf(TYPE), 'There is no tenant “t99”'],
  ['a kind that is none', 't7', typeOf(TYPE, { fields: ['name:word'] }), '“word” is no kind of field'],
  ['a kind that is written by hand', 't7', typeOf(TYPE, { fields: ['box:group'] }), '“box” is a group'],
  ['a field without a label', 't7', typeOf(TYPE, { fields: ['steep:int'] }), '“steep” does not say what it is called'],
  ['a field that is there twice', 't7', typeOf(TYPE, { fields: ['name:text,name:int'] }), '“name” is there twice'],
  ['options without words', 't7', typeOf(TYPE, { fields: ['name:text,kind:select(a|b):ja=種類'] }), 'what its option “a” is called'],
  ['a reference to nothing', 't7', typeOf(TYPE, { fields: ['name:text,to:reference(cup):ja=器'] }), 'which t7 does not have'],
  ['what demo records cannot fill', 't7', typeOf(TYPE, { fields: ['name:text,owner:member:required:ja=係'] }), 'cannot be required'],
  ['a title that is no text', 't7', typeOf(TYPE, { fields: ['price:price'] }), 'it must be a text'],
  ['an icon that the menu lacks', 't7', typeOf(TYPE, { icon: 'teapot' }), '“teapot” is no icon'],
  ['a group that the menu lacks', 't7', typeOf(TYPE, { group: 'drinks' }), '“drinks” is no group'],
  ['a workflow that is none', 't7', typeOf(TYPE, { workflow: 'draft' }), '“draft” is no workflow'],
  ['a workflow that is written by hand', 't7', typeOf(TYPE, { workflow: 'order' }), 'written by hand'],
  ['what nobody can send', 't7', typeOf(TYPE, { workflow: 'inbox', fields: ['name:text,image:image'] }), 'cannot send'],
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
  ['a number that is not the next', tenantOf('t999'), 'so write'],
  ['a slug that another has', tenantOf(LIBRARY, { slug: 'cafe' }), '“cafe” is the slug of t7 already.'],
  ['a slug that is none', tenantOf(LIBRARY, { slug: 'My Shop' }), 'in kebab-case'],
  ['an abbreviation that is none', tenantOf(LIBRARY, { abbreviation: 'bakery' }), 'two to four capital letters'],
  ['a colour that is none', tenantOf(LIBRARY, { color: 'red' }), 'write it as #RRGGBB'],
  ['a pale colour', tenantOf(LIBRARY, { color: '#DDDDDD' }), 'contrast of 1.4:1'],
])('refuses a tenant with %s in one sentence and writes nothing', async (_what, request, sentence) => {
  const before = written()
  await expect(newTenant(repository.root, request)).rejects.toThrow(sentence)
  expect(written()).toEqual(before)
})
