import type { Client } from 'pg'
import { audit, databaseTime, findingLines, openClient } from '../audit/audit.ts'
import { WHOLE_DATABASE, type Finding } from '../audit/finding.ts'
import type { Crew } from '../kills/crew.ts'

/** Runs work with a connection to a database. */
export const withClient = async <T>(url: string | Promise<string>, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await openClient(await url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const timeOf = (url: string | Promise<string>): Promise<Date> => withClient(url, databaseTime)

type Audited = { readonly url: string | Promise<string>; readonly dataDir: string; readonly started: Date; readonly crew?: Crew }

/** Compares what writers know with the database, audits all of it, and returns one line for each kind of violation. */
export const auditLines = ({ url, dataDir, started, crew }: Audited): Promise<readonly string[]> =>
  withClient(url, async (client) => {
    const compared: readonly Finding[] = crew === undefined ? [] : await crew.compare(client, true)
    return findingLines([...compared, ...(await audit(client, dataDir, { since: WHOLE_DATABASE, ids: [], started }))])
  })

/** Collects violations: a condition that is not met, by its description. */
export const createClaims = () => {
  const failures: string[] = []
  return {
    failures,
    claim: (isMet: boolean, otherwise: string): void => {
      if (!isMet) failures.push(otherwise)
    },
  }
}
