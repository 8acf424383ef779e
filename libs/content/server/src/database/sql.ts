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

/** Joins conditions by `and`. */
export const allOf = (conditions: readonly Fragment[]): Fragment => sql.join([...conditions], sql` and `)
