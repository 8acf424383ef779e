import ts from 'typescript'
import { expect, test } from 'vitest'
import { optionsOf, reachableFrom } from './options-of.ts'
import type { TypeSources } from './type-aliases.ts'

/** Reads the aliases of a text; the first one is the root. */
const typesIn = (text: string): TypeSources & { readonly root: ts.TypeAliasDeclaration } => {
  const file = ts.createSourceFile('types.ts', text, ts.ScriptTarget.ESNext, true)
  const aliases = file.statements.filter(ts.isTypeAliasDeclaration)
  const [root] = aliases
  if (root === undefined) throw new Error('There is no type.')
  return { root, files: [file], aliases: new Map(aliases.map((alias) => [alias.name.text, alias])) }
}

test('reads names, types, sentences and examples', () => {
  const { root, ...sources } = typesIn(`type Tea<F extends Fields> = Shared & {
    /**
     * Minutes in hot
     * water.
     *
     * @example 3
     */
    readonly steep?: NoInfer<number>
    readonly title: NoInfer<keyof F & string>
    /** Computes the price. */
    price(values: Values): readonly string[]
    /** @internal */
    readonly id: string
  }`)
  expect(optionsOf(sources, root)).toEqual([
    { name: 'steep', isRequired: false, type: 'number', sentence: 'Minutes in hot water.', example: '3' },
    { name: 'title', isRequired: true, type: 'FieldName', sentence: '', example: null },
    { name: 'price', isRequired: true, type: '(values: Values) => string[]', sentence: 'Computes the price.', example: null },
  ])
})

test('combines the alternatives of a union', () => {
  const { root, ...sources } = typesIn(
    `type Input = { kind: 'number'; /** Largest. */ max: number } | { /** Kind. @example 'day' */ kind: 'day' }`,
  )
  expect(optionsOf(sources, root).map(({ name, isRequired, type }) => [name, isRequired, type])).toEqual([
    ['kind', true, "'number' | 'day'"],
    ['max', false, 'number'],
  ])
})

test('follows what options contain and functions return, and no parameters', () => {
  const { root, ...sources } = typesIn(`type Root = { cups: readonly Cup[]; make(clock: Clock): Saucer }
    type Cup = { size: number }
    type Clock = { now: Date }
    type Saucer = { width: number }`)
  expect(reachableFrom(sources, root).map(({ name }) => name.text)).toEqual(['Root', 'Cup', 'Saucer'])
})

test('reads what a type selects from another, described by that other type', () => {
  const { root, ...sources } = typesIn(`type JobOf<T extends Tenant, N extends NameIn<T>> = Pick<TenantJob, Kept | 'isQuiet'> & {
      readonly due: (record: RecordIn<T, N>, now: Date) => ServerValues<TypeIn<T, N>> | null
      readonly others?: { readonly [M in NameIn<T>]?: readonly JobOf<T, M>[] }
    }
    type Kept = 'name'
    type TenantJob = {
      /** What is due. @example () => null */
      due(record: AnyRecord, now: Date): Values | null
      /** Name of the job. @example 'sold-out' */
      readonly name: string
      readonly isQuiet?: true
      readonly type: string
    }`)
  expect(optionsOf(sources, root).map(({ name, type, sentence, example }) => [name, type, sentence, example])).toEqual([
    ['others', 'Record<TypeName, JobOf[]>', '', null],
    ['due', '(record: RecordIn, now: Date) => ServerValues | null', 'What is due.', '() => null'],
    ['name', 'string', 'Name of the job.', "'sold-out'"],
    ['isQuiet', 'true', '', null],
  ])
})
