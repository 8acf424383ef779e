-- Content of all tenants. Rows carry their tenant, keys begin with it, and row-level security repeats it
-- for captain_app, the role in which every request's transaction runs (set local role, set local app.tenant).

create schema content;
grant usage on schema content to captain_app;

create table content.media (
  tenant_id int not null,
  id text collate "C" not null,
  original_name text not null,
  file_name text not null,
  path text not null unique,
  mime_type text not null,
  size int not null,
  width int,
  height int,
  sha256 text not null,
  alt jsonb not null default '{"ja": null, "en": null}',
  variants jsonb not null default '[]',
  source text not null check (source in ('upload', 'ai', 'seed', 'linkTool')),
  created_at timestamptz not null,
  created_by text references auth."user" (id) on delete set null,
  created_by_name text not null,
  primary key (tenant_id, id),
  unique (tenant_id, sha256)
);

-- data is the working copy, published what the public sees. position and published_position are the default
-- order of the type encoded as text, so that a page of a list is one index scan and paging is exact.
create table content.entry (
  tenant_id int not null,
  id text collate "C" not null,
  type text collate "C" not null,
  status text not null check (status in ('draft', 'published', 'archived')),
  data jsonb not null,
  published jsonb,
  slug text collate "C",
  published_slug text collate "C",
  position text collate "C" not null,
  published_position text collate "C",
  publish_from timestamptz,
  publish_until timestamptz,
  first_published_at timestamptz,
  published_at timestamptz,
  lock_version int not null default 1,
  ja_updated_at timestamptz not null,
  en_updated_at timestamptz,
  created_at timestamptz not null,
  created_by text references auth."user" (id) on delete set null,
  created_by_name text not null,
  updated_at timestamptz not null,
  updated_by text references auth."user" (id) on delete set null,
  updated_by_name text not null,
  deleted_at timestamptz,
  -- Trashed together with this record by a cascade, and restored together with it.
  deleted_with text collate "C",
  primary key (tenant_id, id)
) partition by list (tenant_id);
create table content.entry_default partition of content.entry default;
create index entry_position on content.entry (tenant_id, type, position, id) where deleted_at is null;
create index entry_status on content.entry (tenant_id, type, status, position, id) where deleted_at is null;
create index entry_published on content.entry (tenant_id, type, published_position, id) where published_position is not null and deleted_at is null;
create index entry_publish_from on content.entry (tenant_id, type, publish_from, id) where published_position is not null and deleted_at is null;
create index entry_updated on content.entry (tenant_id, type, updated_at, id);
create index entry_created on content.entry (tenant_id, type, id);
create index entry_trash on content.entry (tenant_id, type, deleted_at, id) where deleted_at is not null;
create index entry_slug on content.entry (tenant_id, type, slug) where slug is not null;
create index entry_published_slug on content.entry (tenant_id, type, published_slug) where published_slug is not null;
create index entry_created_by on content.entry (created_by);
create index entry_updated_by on content.entry (updated_by);

-- number is the lock version that the save produced, so the base of a stale save is the newest one not after it.
create table content.entry_revision (
  tenant_id int not null,
  entry_id text collate "C" not null,
  number int not null,
  snapshot jsonb not null,
  changed_fields text[] not null,
  was_published boolean not null default false,
  created_at timestamptz not null,
  created_by text references auth."user" (id) on delete set null,
  created_by_name text not null,
  primary key (tenant_id, entry_id, number),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index entry_revision_created_by on content.entry_revision (created_by);

-- What records name by each of their copies; of records in the trash there are none.
create table content.entry_reference (
  tenant_id int not null,
  src_id text collate "C" not null,
  stage smallint not null,
  path text not null,
  dst_id text collate "C" not null,
  on_delete text not null check (on_delete in ('restrict', 'set-null', 'cascade')),
  primary key (tenant_id, src_id, stage, path),
  foreign key (tenant_id, src_id) references content.entry (tenant_id, id) on delete cascade,
  foreign key (tenant_id, dst_id) references content.entry (tenant_id, id) on delete restrict
);
create index entry_reference_target on content.entry_reference (tenant_id, dst_id, src_id);

create table content.entry_media (
  tenant_id int not null,
  entry_id text collate "C" not null,
  stage smallint not null,
  path text not null,
  media_id text collate "C" not null,
  primary key (tenant_id, entry_id, stage, path),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade,
  foreign key (tenant_id, media_id) references content.media (tenant_id, id) on delete restrict
);
create index entry_media_target on content.entry_media (tenant_id, media_id);

create table content.entry_account (
  tenant_id int not null,
  entry_id text collate "C" not null,
  path text not null,
  account_id text not null references auth."user" (id) on delete cascade,
  primary key (tenant_id, entry_id, path),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index entry_account_target on content.entry_account (account_id);

-- What lists filter and sort by: stage 0 the working copy, 1 the public one, 2 a working copy in the trash. Operators on jsonb cannot use
-- indexes under row-level security; equality and order of text can.
create table content.entry_index (
  tenant_id int not null,
  entry_id text collate "C" not null,
  type text collate "C" not null,
  stage smallint not null,
  field text collate "C" not null,
  val text collate "C" not null,
  position text collate "C" not null,
  primary key (tenant_id, entry_id, stage, field, val),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index entry_index_value on content.entry_index (tenant_id, type, stage, field, val, position, entry_id);
create statistics content.entry_index_values (mcv, dependencies) on type, stage, field, val from content.entry_index;

create table content.entry_unique (
  tenant_id int not null,
  type text collate "C" not null,
  field text collate "C" not null,
  val text collate "C" not null,
  entry_id text collate "C" not null,
  primary key (tenant_id, type, field, val),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index entry_unique_entry on content.entry_unique (tenant_id, entry_id);

-- grams are hashes of (tenant, type, stage, one or two characters) made by the application; body settles collisions.
create table content.entry_search (
  tenant_id int not null,
  entry_id text collate "C" not null,
  type text collate "C" not null,
  stage smallint not null,
  position text collate "C" not null,
  body text not null,
  grams int[] not null,
  primary key (tenant_id, entry_id, stage),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index entry_search_grams on content.entry_search using gin (grams);
create index entry_search_position on content.entry_search (tenant_id, type, stage, position, entry_id);

-- Old public addresses of a record; whoever asks by one is sent to the record's present address.
create table content.redirect (
  tenant_id int not null,
  type text collate "C" not null,
  from_slug text collate "C" not null,
  entry_id text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, type, from_slug),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index redirect_entry on content.redirect (tenant_id, entry_id);

create table content.idempotency_key (
  tenant_id int not null,
  account_id text not null,
  key text not null,
  request_hash text not null,
  entry_id text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, account_id, key)
);

create table content.audit_event (
  tenant_id int not null,
  id text collate "C" not null,
  at timestamptz not null,
  actor_id text,
  actor_name text not null,
  action text not null,
  type text,
  entry_id text collate "C",
  changes jsonb not null default '{}',
  request_id text,
  primary key (tenant_id, id)
);
create index audit_event_entry on content.audit_event (tenant_id, entry_id, id);

-- Consumption tax by date (percent as decimal text), the same for every tenant.
create table content.tax_rate (
  key text not null check (key in ('standard', 'reduced', 'exempt')),
  percent text not null check (percent ~ '^\d{1,3}\.\d$'),
  valid_from date not null,
  valid_until date,
  primary key (key, valid_from)
);
insert into content.tax_rate (key, percent, valid_from) values
  ('standard', '10.0', '2019-10-01'),
  ('reduced', '8.0', '2019-10-01'),
  ('exempt', '0.0', '2019-10-01');

do $$
declare name text;
begin
  foreach name in array array['media', 'entry', 'entry_revision', 'entry_reference', 'entry_media', 'entry_account',
    'entry_index', 'entry_unique', 'entry_search', 'redirect', 'idempotency_key', 'audit_event'] loop
    execute format('alter table content.%I enable row level security', name);
    execute format(
      'create policy tenant on content.%I using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
    -- The owner's functions below must read these two past the policy: search for speed, accounts across tenants.
    if name not in ('entry_search', 'entry_account') then
      execute format('alter table content.%I force row level security', name);
    end if;
  end loop;
end $$;

grant select, insert, update, delete on content.media, content.entry, content.entry_revision, content.entry_reference,
  content.entry_media, content.entry_account, content.entry_index, content.entry_unique, content.redirect, content.idempotency_key to captain_app;
grant insert, delete, select (tenant_id, entry_id, stage), update (position) on content.entry_search to captain_app;
grant select, insert on content.audit_event to captain_app;
grant select on content.tax_rate to captain_app;

-- Members of the tenant in scope; the auth tables themselves stay closed to captain_app.
create view content.member with (security_barrier) as
  select m.tenant_id, m.role, u.id, u.name, u.email
  from auth.membership m join auth."user" u on u.id = m.user_id
  where m.tenant_id = nullif(current_setting('app.tenant', true), '')::int;
grant select on content.member to captain_app;

-- These three look past the policy of entry_search, and repeat the tenant themselves. Array and text operators
-- are not leakproof, so under the policy the index could not be used.
create function content.search_entries(wanted_type text, wanted_stage smallint, wanted_grams int[], words text[])
  returns table (entry_id text, "position" text)
  language sql stable security definer rows 200 set search_path = content, pg_temp
as $$
  select s.entry_id, s.position from content.entry_search s
  where s.tenant_id = nullif(current_setting('app.tenant', true), '')::int
    and s.type = wanted_type and s.stage = wanted_stage
    and s.grams @> wanted_grams
    and not exists (select from unnest(words) word where strpos(s.body, word) = 0)
$$;
revoke all on function content.search_entries(text, smallint, int[], text[]) from public;
grant execute on function content.search_entries(text, smallint, int[], text[]) to captain_app;

-- The same for words that are in so much that reading in order fills a page sooner than gathering all of it.
create function content.search_walk(wanted_type text, wanted_stage smallint, words text[], after_position text, after_id text, wanted int)
  returns table (entry_id text, "position" text)
  language sql stable security definer rows 50 set search_path = content, pg_temp
as $$
  select s.entry_id, s.position from content.entry_search s
  where s.tenant_id = nullif(current_setting('app.tenant', true), '')::int
    and s.type = wanted_type and s.stage = wanted_stage
    and (s.position, s.entry_id) > (after_position, after_id)
    and not exists (select from unnest(words) word where strpos(s.body, word) = 0)
  order by s.position, s.entry_id limit wanted
$$;
revoke all on function content.search_walk(text, smallint, text[], text, text, int) from public;
grant execute on function content.search_walk(text, smallint, text[], text, text, int) to captain_app;

-- The same for one record.
create function content.search_matches(wanted_id text, wanted_stage smallint, words text[]) returns boolean
  language plpgsql stable security definer set search_path = content, pg_temp
as $$
begin
  return exists (
    select from content.entry_search s
    where s.tenant_id = nullif(current_setting('app.tenant', true), '')::int and s.entry_id = wanted_id and s.stage = wanted_stage
      and not exists (select from unnest(words) word where strpos(s.body, word) = 0));
end $$;
revoke all on function content.search_matches(text, smallint, text[]) from public;
grant execute on function content.search_matches(text, smallint, text[]) to captain_app;

-- Fields that name a deleted account become empty in every document that holds them.
create function content.forget_account() returns trigger
  language plpgsql security definer set search_path = content, pg_temp
as $$
declare
  scope text := current_setting('app.tenant', true);
  used record;
begin
  for used in select tenant_id, entry_id, string_to_array(path, '.') as path from content.entry_account where account_id = old.id loop
    perform set_config('app.tenant', used.tenant_id::text, true);
    update content.entry set data = jsonb_set(data, used.path, 'null'),
      published = case when published #>> used.path = old.id then jsonb_set(published, used.path, 'null') else published end
      where tenant_id = used.tenant_id and id = used.entry_id;
    update content.entry_index set val = '' where tenant_id = used.tenant_id and entry_id = used.entry_id and val = old.id;
  end loop;
  perform set_config('app.tenant', coalesce(scope, ''), true);
  return old;
end $$;
create trigger forget_account before delete on auth."user" for each row execute function content.forget_account();
