import { Client } from 'pg'
import { withDatabase } from '../../testing/database.ts'

/** Runs one statement on a separate connection. */
export const queryRows = async (
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

export type NamedDatabase = {
  readonly name: string
  /** The comment of the finished database: another one, or none, fills it again. */
  readonly note: string
  readonly template: string | null
  readonly fill: (url: string) => Promise<void>
}

const noteOf = async (url: string, name: string): Promise<unknown> => {
  const [found] = await queryRows(url, `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`, [name])
  return found?.['note']
}

/** Returns the address of a database, which is filled only if an earlier run did not finish it. `url` is that of any database. */
export const openDatabase = async (url: string, { name, note, template, fill }: NamedDatabase): Promise<string> => {
  const own = withDatabase(url, name)
  if ((await noteOf(url, name)) === note) return own
  await queryRows(url, `drop database if exists ${name} with (force)`)
  await queryRows(url, `create database ${name}${template === null ? '' : ` template ${template}`}`)
  await fill(own)
  await queryRows(url, `comment on database ${name} is '${note}'`)
  return own
}
