import { parseArgs } from 'node:util'
import { root } from '../root.ts'
import { askFor } from './ask.ts'
import { newContentType } from './content-type/new-content-type.ts'
import { Refusal, refuse } from './refusal.ts'
import { newTenant } from './tenant/new-tenant.ts'

const TYPE_USAGE =
  'npm run new:content-type -- t7 green-tea --workflow toggle --fields name:text:required:public:localized,price:price --ja 緑茶 --en "Green tea"'
const TENANT_USAGE = 'npm run new:tenant -- t11 --slug bakery --abbreviation BKR --color "#8A4B12" --ja 麦の家 --en "Mugi Bakery"'

type Options = Readonly<Record<string, { readonly type: 'string'; readonly multiple?: boolean }>>

const WORDS = { ja: { type: 'string' }, en: { type: 'string' } } as const
const TYPE_OPTIONS = {
  ...WORDS,
  plural: { type: 'string' },
  workflow: { type: 'string' },
  fields: { type: 'string', multiple: true },
  title: { type: 'string' },
  group: { type: 'string' },
  icon: { type: 'string' },
} as const
const TENANT_OPTIONS = { ...WORDS, slug: { type: 'string' }, abbreviation: { type: 'string' }, color: { type: 'string' } } as const

const read = <const O extends Options>(args: readonly string[], options: O, usage: string) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return refuse(`${(error as Error).message.split('. ', 1)[0] ?? ''}. Write it like this: ${usage}`)
  }
}

const contentType = async (args: readonly string[]): Promise<readonly string[]> => {
  const { values, positionals } = read(args, TYPE_OPTIONS, TYPE_USAGE)
  const [library, name, ...rest] = positionals
  if (library === undefined || name === undefined || rest.length > 0) return refuse(`A content type is made like this: ${TYPE_USAGE}`)
  const ja = await askFor(values.ja, 'ja', `What is “${name}” called in Japanese?`)
  const en = await askFor(values.en, 'en', `What is “${name}” called in English?`)
  const { workflow = 'publish', fields = [], plural, title, group, icon } = values
  return newContentType(root, library, {
    name,
    words: { ja, en },
    workflow,
    fields,
    ...(plural !== undefined && { plural }),
    ...(title !== undefined && { title }),
    ...(group !== undefined && { group }),
    ...(icon !== undefined && { icon }),
  })
}

/** Returns the next step that is left to the platform team: naming the reviewers of a new library. */
const reviewersOf = (library: string): readonly string[] => [
  `The platform team reviews changes of ${library} until .github/CODEOWNERS names another team:`,
  `/libs/tenants/${library}/ @captain/${library}`,
]

const tenant = async (args: readonly string[]): Promise<readonly string[]> => {
  const { values, positionals } = read(args, TENANT_OPTIONS, TENANT_USAGE)
  const [library, ...rest] = positionals
  if (library === undefined || rest.length > 0) return refuse(`A tenant is made like this: ${TENANT_USAGE}`)
  const paths = await newTenant(root, {
    library,
    slug: await askFor(values.slug, 'slug', `Which slug do the addresses of ${library} have?`),
    abbreviation: await askFor(values.abbreviation, 'abbreviation', `Which three letters stand for ${library}?`),
    color: await askFor(values.color, 'color', `Which colour has ${library}, as #RRGGBB?`),
    names: {
      ja: await askFor(values.ja, 'ja', `What is ${library} called in Japanese?`),
      en: await askFor(values.en, 'en', `What is ${library} called in English?`),
    },
  })
  return [...paths, '', ...reviewersOf(library)]
}

const [what, ...args] = process.argv.slice(2)
try {
  const lines = await (what === 'tenant' ? tenant(args) : contentType(args))
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
