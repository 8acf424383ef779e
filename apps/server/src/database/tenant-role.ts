import { propertyOf } from '@captain/http-core'
import type { Client } from 'pg'
import { startError } from '../errors.ts'

/**
 * Creates the role of tenants' work where it is missing, and grants it to this login. Roles belong to the whole PostgreSQL server, so
 * neither a dump nor another server on which it is restored has them.
 */
const ENSURE_ROLE = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'captain_app') then
    create role captain_app nologin nobypassrls;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;
do $$
declare
  -- From PostgreSQL 16 on, the creator of a role is its member without the right to become it.
  wanted text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  if not pg_has_role(current_user, 'captain_app', wanted) then
    execute format('grant captain_app to %I', current_user);
  end if;
end
$$`

/**
 * The rights of the role as statements, and the functions that are not for all roles. The privilege MAINTAIN is of PostgreSQL 17 and newer,
 * and no migration grants it.
 */
const CURRENT = `
with role as (select oid from pg_roles where rolname = 'captain_app'),
schemas as (select oid, nspname, nspacl from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
relations as (
  select c.oid, c.relacl, case c.relkind when 'S' then 'sequence' else 'table' end as kind, format('%I.%I', s.nspname, c.relname) as name
  from pg_class c join schemas s on s.oid = c.relnamespace),
functions as (select p.proacl, p.oid::regprocedure::text as name from pg_proc p join schemas s on s.oid = p.pronamespace where p.proacl is not null)
select format('revoke all on function %s from public', f.name) as statement from functions f
  where not exists (select from aclexplode(f.proacl) a where a.grantee = 0)
union select format('grant %s on schema %I to captain_app', lower(a.privilege_type), s.nspname)
  from schemas s cross join aclexplode(s.nspacl) a join role on role.oid = a.grantee
union select format('grant %s on %s %s to captain_app', lower(a.privilege_type), r.kind, r.name)
  from relations r cross join aclexplode(r.relacl) a join role on role.oid = a.grantee where a.privilege_type <> 'MAINTAIN'
union select format('grant %s (%I) on table %s to captain_app', lower(a.privilege_type), t.attname, r.name)
  from relations r join pg_attribute t on t.attrelid = r.oid cross join aclexplode(t.attacl) a join role on role.oid = a.grantee
union select format('grant execute on function %s to captain_app', f.name)
  from functions f cross join aclexplode(f.proacl) a join role on role.oid = a.grantee`

/** Names of functions are written with their schema only if it is not searched. */
const SEARCH_PATH = 'search_path = pg_catalog'

/** Codes of PostgreSQL for a table, function, schema or column that does not exist. */
const MISSING: ReadonlySet<unknown> = new Set(['42P01', '42883', '3F000', '42703'])

const currentRights = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ statement: string }>(CURRENT)
  return rows.map(({ statement }) => statement)
}

const exists = async (client: Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
  return rows[0]?.found === true
}

/** Writes the rights down in a table, which a dump contains. Call at the end of the transaction of the migrations. */
export const noteRights = async (client: Client): Promise<void> => {
  await client.query(`set local ${SEARCH_PATH}`)
  await client.query('create table if not exists public.schema_right (statement text primary key)')
  const rights = await currentRights(client)
  await client.query('delete from public.schema_right where statement <> all ($1)', [rights])
  await client.query('insert into public.schema_right select unnest($1::text[]) on conflict do nothing', [rights])
}

const restoreRights = async (client: Client): Promise<number> => {
  const current = new Set(await currentRights(client))
  const { rows } = await client.query<{ statement: string }>('select statement from public.schema_right order by statement desc')
  const missing = rows.map(({ statement }) => statement).filter((statement) => !current.has(statement))
  for (const statement of missing) {
    await client.query(statement).catch((error: unknown) => {
      if (!MISSING.has(propertyOf(error, 'code'))) throw error
    })
  }
  return missing.length
}

/**
 * Ensures the role of tenants' work, and the rights that a dump lost because the role was missing when it was restored. Returns the number
 * of restored rights. Throws a StartError if a dump of an earlier version was restored, which does not contain them.
 */
export const ensureTenantRole = async (client: Client): Promise<number> => {
  await client.query(`set ${SEARCH_PATH}`)
  try {
    await client.query(ENSURE_ROLE)
    if (await exists(client, 'public.schema_right')) return await restoreRights(client)
    if ((await exists(client, 'content.entry')) && (await currentRights(client)).every((statement) => !statement.startsWith('grant')))
      throw startError(
        'This database was restored from a dump of an earlier version while the role captain_app was missing, so its rights are lost. ' +
          'The role exists now: empty the database, then restore the dump again.',
      )
    return 0
  } finally {
    await client.query('reset search_path')
  }
}
