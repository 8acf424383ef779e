import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely'

export { sql }

/** A fragment of SQL with its parameters; fragments nest. */
export type Fragment = RawBuilder<unknown>

export type Statement = { readonly name?: string; readonly text: string; readonly values: unknown[] }

const compiler = new Kysely<Record<never, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export const compile = (fragment: Fragment): Statement => {
  const { sql: text, parameters } = fragment.compile(compiler)
  return { text, values: [...parameters] }
}

const names = new Map<string, string>()

/**
 * Compiles a fragment to a named statement, which PostgreSQL plans once per connection. Only for the limited number of texts
 * that come from declarations.
 */
export const compileNamed = (fragment: Fragment): Statement => {
  const statement = compile(fragment)
  const known = names.get(statement.text)
  const name = known ?? `content_${createHash('sha1').update(statement.text).digest('hex').slice(0, 20)}`
  if (known === undefined) names.set(statement.text, name)
  return { ...statement, name }
}

/** The place of a value in a prepared statement. */
class Argument {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/** A named statement of which only the values change: its text is put together once. */
export type PreparedStatement = (values: readonly unknown[]) => Statement

/** Prepares a statement from a fragment with places for a number of values. */
export const prepareStatement = (count: number, build: (places: readonly Fragment[]) => Fragment): PreparedStatement => {
  const places = Array.from({ length: count }, (_place, index) => sql`${new Argument(index)}`)
  const { name = '', text, values: order } = compileNamed(build(places))
  return (values) => ({ name, text, values: order.map((one) => (one instanceof Argument ? values[one.index] : one)) })
}

/** Joins conditions by `and`. */
export const allOf = (conditions: readonly Fragment[]): Fragment => sql.join([...conditions], sql` and `)
