-- Which copy of a record names an account: 0 the working one, 1 the public one; copies in the trash too.
alter table content.entry_account add column stage smallint not null default 0;
alter table content.entry_account alter column stage drop default;
alter table content.entry_account drop constraint entry_account_pkey;
alter table content.entry_account add primary key (tenant_id, entry_id, stage, path);

-- Accounts in the public copies that are there already. Their declarations are out of reach here, but no other text is
-- the id of an account; paragraphs, which are most of a document, need no look.
alter table content.entry no force row level security;
with recursive node (tenant_id, entry_id, path, value) as (
  select e.tenant_id, e.id, array[]::text[], e.published from content.entry e where e.published is not null
  union all
  select n.tenant_id, n.entry_id, n.path || c.key, c.value
  from node n cross join lateral (
    select o.key, o.value from jsonb_each(case jsonb_typeof(n.value) when 'object' then n.value else '{}' end) o where o.key <> 'blocks'
    union all
    select (a.place - 1)::text, a.value
    from jsonb_array_elements(case jsonb_typeof(n.value) when 'array' then n.value else '[]' end) with ordinality a (value, place)) c
)
insert into content.entry_account (tenant_id, entry_id, stage, path, account_id)
  select n.tenant_id, n.entry_id, 1, array_to_string(n.path, '.'), u.id
  from node n join auth."user" u on u.id = n.value #>> '{}' where jsonb_typeof(n.value) = 'string';
alter table content.entry force row level security;

-- Fields that name a deleted account become empty in each copy that names it.
create or replace function content.forget_account() returns trigger
  language plpgsql security definer set search_path = content, pg_temp
as $$
declare
  scope text := current_setting('app.tenant', true);
  used record;
begin
  for used in select tenant_id, entry_id, stage, string_to_array(path, '.') as path from content.entry_account where account_id = old.id loop
    perform set_config('app.tenant', used.tenant_id::text, true);
    if used.stage = 1 then
      update content.entry set published = jsonb_set(published, used.path, 'null')
        where tenant_id = used.tenant_id and id = used.entry_id and published #>> used.path = old.id;
    else
      update content.entry set data = jsonb_set(data, used.path, 'null')
        where tenant_id = used.tenant_id and id = used.entry_id and data #>> used.path = old.id;
    end if;
    update content.entry_index set val = '' where tenant_id = used.tenant_id and entry_id = used.entry_id and val = old.id;
  end loop;
  perform set_config('app.tenant', coalesce(scope, ''), true);
  return old;
end $$;

-- Lists of what lacks English, or whose English is older than the Japanese, in the order of the type.
create index entry_untranslated on content.entry (tenant_id, type, position, id) where en_updated_at is null and deleted_at is null;
create index entry_outdated on content.entry (tenant_id, type, position, id) where en_updated_at < ja_updated_at and deleted_at is null;

-- Lists by who changed a record last and by its first publication; what was never public counts as long ago.
create index entry_updated_by_name on content.entry (tenant_id, type, updated_by_name, id) where deleted_at is null;
create index entry_first_published on content.entry (tenant_id, type, (coalesce(first_published_at, 'epoch'::timestamptz)), id) where deleted_at is null;
