import { Client } from 'pg'

/** Each query returns the ids of partially written records. All saves of the test change a name and create a version. */
const TORN: Readonly<Record<string, string>> = {
  'a version without its revision': `
    select e.id from content.entry e where e.lock_version <> (
      select count(*) from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id)`,
  'a newest revision that differs from the record': `
    select e.id from content.entry e join content.entry_revision r on r.tenant_id = e.tenant_id and r.entry_id = e.id and r.number = e.lock_version
    where r.snapshot <> e.data`,
  'a version without its audit event': `
    select e.id from content.entry e where e.lock_version <> (
      select count(*) from content.audit_event a where a.tenant_id = e.tenant_id and a.entry_id = e.id)`,
  'a unique value that is not the record’s': `
    select e.id from content.entry e where not exists (
      select from content.entry_unique u
      where u.tenant_id = e.tenant_id and u.entry_id = e.id and u.field = 'name' and u.val = lower(normalize(e.data#>>'{name,ja}', NFKC)))`,
  'search text that is not the record’s': `
    select e.id from content.entry e where not exists (
      select from content.entry_search s
      join content.entry_text t on t.tenant_id = s.tenant_id and t.entry_id = s.entry_id and t.fingerprint = s.fingerprint
      where s.tenant_id = e.tenant_id and s.entry_id = e.id and s.stage = 0
        and position(lower(normalize(e.data#>>'{name,ja}', NFKC)) in t.body) > 0)`,
  'a filter value that is not the record’s': `
    select e.id from content.entry e where not exists (
      select from content.entry_index i
      where i.tenant_id = e.tenant_id and i.entry_id = e.id and i.stage = 0 and i.field = 'isPublished' and i.position = e.position)`,
  'a reference that is not the record’s': `
    select e.id from content.entry e where e.data->>'category' is distinct from (
      select r.dst_id from content.entry_reference r where r.tenant_id = e.tenant_id and r.src_id = e.id and r.stage = 0)`,
  'a public copy without its search text, or the other way round': `
    select e.id from content.entry e where (e.published is not null) <> exists (
      select from content.entry_search s where s.tenant_id = e.tenant_id and s.entry_id = e.id and s.stage = 1)`,
  'a switch that does not agree with the public copy': `
    select e.id from content.entry e where (e.data->>'isPublished')::boolean <> (e.published is not null)`,
}

/** Returns the defects of records created after an instant; empty if each save was written completely or not at all. */
export const tornRecords = async (url: string, since: Date): Promise<readonly string[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const found: string[] = []
  try {
    for (const [what, query] of Object.entries(TORN)) {
      const { rows } = await client.query<{ id: string }>(`${query} and e.created_at >= $1`, [since])
      found.push(...rows.map(({ id }) => `${id}: ${what}`))
    }
    return found
  } finally {
    await client.end()
  }
}
