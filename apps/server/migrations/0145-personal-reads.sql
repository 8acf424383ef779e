-- Who read personal data of records, and when: one row for what an account read at a time, with the ids of the records. The values are not in
-- it. It is apart from the audit log, whose rows are about one record each and are counted on each home screen.
create table content.personal_read (
  tenant_id int not null,
  id text collate "C" primary key,
  at timestamptz not null,
  -- Null for an API key.
  actor_id text,
  actor_name text not null,
  key_id text,
  impersonator_id text,
  impersonator_name text,
  kind text not null check (kind in ('view', 'list', 'history', 'export', 'reveal', 'disclosure')),
  type text not null,
  record_ids text[] not null,
  ip_address text,
  user_agent text
);
create index personal_read_tenant on content.personal_read (tenant_id, id);
create index personal_read_actor on content.personal_read (tenant_id, coalesce(actor_id, key_id), id);
create index personal_read_records on content.personal_read using gin (record_ids) with (fastupdate = off);

-- Servers write it as its owner, for all tenants at once; captain_app sees the tenant in scope only.
alter table content.personal_read enable row level security;
create policy tenant on content.personal_read using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, delete on content.personal_read to captain_app;

-- As with the audit log: nobody rewrites it, and rows are deleted after two years.
create function content.keep_personal_read() returns trigger
  language plpgsql set search_path = content, pg_temp
as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then return old; end if;
  raise exception 'reads of personal data are kept for two years' using errcode = 'insufficient_privilege';
end
$$;
create trigger keep_personal_read before update or delete on content.personal_read for each row execute function content.keep_personal_read();
