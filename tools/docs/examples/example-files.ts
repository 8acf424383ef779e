import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldKinds } from '../options/field-kinds.ts'
import { allOptions } from '../options/reference-pages.ts'
import type { TypeSources } from '../options/type-aliases.ts'
import { withImports } from './imports.ts'

/** A file of the program that checks the types of examples. */
export type ExampleFile = { readonly path: string; readonly text: string }

/** Returns the examples of the options of types, each as a constant of the option's type. */
const optionFiles = (sources: TypeSources): readonly ExampleFile[] => {
  const kinds = fieldKinds(sources)
  const isKind = new Set(kinds.map(({ name }) => name))
  const constructors = kinds.map(({ name }) => name).filter((name) => name !== 'boolean')
  return allOptions(sources).flatMap(({ name, example }) => {
    const [type = '', option = ''] = name.split('.')
    if (isKind.has(type) || example === null) return []
    const text = `export const example: ExampleOf<'${type}', '${option}'> = ${example}`
    return [{ path: `${name}.ts`, text: withImports(text, constructors) }]
  })
}

/** Returns a call of each constructor of fields for each of its options, with the required ones. */
const kindFiles = (sources: TypeSources): readonly ExampleFile[] =>
  fieldKinds(sources)
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => {
      const argument = (used: typeof options): string => used.map((option) => `${option.name}: ${option.example}`).join(', ')
      const required = options.filter(({ isRequired }) => isRequired)
      const calls = options.map((option) => `${name}({ ${argument([...new Set([...required, option])])} })`)
      const constructors = [...new Set([name, 'text', 'url'])]
      return { path: `field-${name}.ts`, text: withImports(`export const fields = [\n${calls.join(',\n')}\n]`, constructors) }
    })

const DOCUMENTS = '{*.md,docs/*.md,docs/{decisions,guides}/*.md,{apps,libs}/**/README.md}'

/** The screen that the documents define, which another example imports. */
const SCREEN = 'screens/tea-edit.tsx'

/** Returns the blocks of TypeScript in the documents, except those that repeat a file in an `examples` folder. */
const documentFiles = (root: string): readonly ExampleFile[] => {
  const files = (pattern: string): readonly string[] =>
    globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') }).toSorted()
  const repeated = new Set(files('libs/tenants/*/examples/**/*.ts').map((path) => readFileSync(join(root, path), 'utf8')))
  return files(DOCUMENTS).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
      .map(([, language = 'ts', code = ''], place) => ({ code, path: `${path.replaceAll('/', '-')}-${place}.${language}` }))
      .filter(({ code }) => !repeated.has(code))
      .map(({ code, path: own }) => ({ path: code.includes('export const Screen ') ? SCREEN : own, text: withImports(code) })),
  )
}

const inFolder = ({ path, text }: ExampleFile): ExampleFile => ({
  path,
  text: path.includes('/') ? text.replaceAll("'../../", "'../../../") : text,
})

/** Returns a program of all examples in JSDoc and documents, for a folder two levels below the root. */
export const exampleFiles = (root: string, sources: TypeSources): readonly ExampleFile[] => [
  ...optionFiles(sources),
  ...kindFiles(sources),
  ...documentFiles(root).map(inFolder),
  { path: 'seed.ts', text: withImports('export const seed = defineSeed(tenant, async () => undefined)') },
]
