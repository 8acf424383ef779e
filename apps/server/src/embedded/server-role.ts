import type { Client } from 'pg'
import { DATABASE, SERVER_ROLE, SUPERUSER } from './constants.ts'

/**
 * Creates the role of the server, sets its password and gives it the database. It may create the role of tenants' work, and reads past
 * row-level security, as the owner of functions that find the tenant of a key or a due delivery.
 */
const ensureLogin = async (client: Client, password: string): Promise<void> => {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [SERVER_ROLE])
  if (found.rowCount === 0) await client.query(`create role ${SERVER_ROLE}`)
  await client.query(
    `alter role ${SERVER_ROLE} login nosuperuser nocreatedb createrole bypassrls password ${client.escapeLiteral(password)}`,
  )
  const app = await client.query(`select 1 from pg_roles where rolname = 'captain_app'`)
  if (app.rowCount === 1) await client.query(`grant captain_app to ${SERVER_ROLE} with admin option`)
}

/** Objects of the superuser outside PostgreSQL's own schemas and extensions, with the statements that give them away. */
const OWN = `
with own_schemas as (
  select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
own as (select oid from pg_roles where rolname = '${SUPERUSER}')
select format('alter schema %I owner to ${SERVER_ROLE}', n.nspname) as statement
  from pg_namespace n join own_schemas s on s.oid = n.oid join own on own.oid = n.nspowner
union all select format('alter %s %I.%I owner to ${SERVER_ROLE}',
    case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, s.nspname, c.relname)
  from pg_class c join own_schemas s on s.oid = c.relnamespace join own on own.oid = c.relowner
  where c.relkind in ('r', 'p', 'S', 'v', 'm')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e')
      and (c.relkind = 'S' or d.deptype = 'e'))
union all select format('alter routine %s owner to ${SERVER_ROLE}', p.oid::regprocedure)
  from pg_proc p join own_schemas s on s.oid = p.pronamespace join own on own.oid = p.proowner
  where not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
union all select format('alter type %I.%I owner to ${SERVER_ROLE}', s.nspname, t.typname)
  from pg_type t join own_schemas s on s.oid = t.typnamespace join own on own.oid = t.typowner
  where t.typtype in ('d', 'e') and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`

/** Creates the role of the server, and lets it own the database of an earlier version, whose server was the superuser. */
export const ensureServerRole = async (cluster: Client, password: string): Promise<void> => {
  await ensureLogin(cluster, password)
  await cluster.query(`alter database ${DATABASE} owner to ${SERVER_ROLE}`)
}

/** Gives the server's role what the superuser owns in a database; all or nothing. */
export const giveObjects = async (database: Client): Promise<void> => {
  const { rows } = await database.query<{ statement: string }>(OWN)
  if (rows.length === 0) return
  await database.query(`begin; ${rows.map(({ statement }) => statement).join('; ')}; commit`)
}
