-- The texts of records that search looks through, apart from where they stand in lists: a save that moves a record without changing its
-- text writes no words, and the copies of a record with the same text share it. Rows are never updated. fingerprint is a hash of the
-- text, made by the application.
create table content.entry_text (
  tenant_id int not null,
  entry_id text collate "C" not null,
  fingerprint bigint not null,
  body text not null,
  grams int[] not null,
  primary key (tenant_id, entry_id, fingerprint),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index entry_text_grams on content.entry_text using gin (grams) with (gin_pending_list_limit = 256);
alter table content.entry_text enable row level security;
create policy tenant on content.entry_text using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant insert, delete, select (tenant_id, entry_id, fingerprint) on content.entry_text to captain_app;

-- Rows written before this have their text with them and no fingerprint, until the server has rewritten them.
alter table content.entry_search
  add column fingerprint bigint,
  alter column body drop not null,
  alter column grams drop not null;
grant select (type, position, fingerprint), update (type, fingerprint, body, grams) on content.entry_search to captain_app;

-- What a stage says, and where: both forms of rows. The limits keep the planner from reading all rows of a table.
drop function content.search_entries(text, smallint, int[], text[]);
create function content.search_entries(wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], earlier_grams int[] default null)
  returns table (entry_id text, "position" text)
  language sql stable security definer rows 200 set search_path = content, pg_temp
as $$
  select s.entry_id, s.position from content.entry_text t
  cross join lateral (
    select p.entry_id, p.position from content.entry_search p
    where p.tenant_id = t.tenant_id and p.entry_id = t.entry_id and p.stage = wanted_stage
      and p.type = wanted_type and p.fingerprint = t.fingerprint limit 1) s
  where t.grams @> wanted_grams
    and t.tenant_id is not distinct from (select nullif(current_setting('app.tenant', true), '')::int)
    and strpos(t.body, words[1]) > 0
    and (words[2] is null or strpos(t.body, words[2]) > 0)
    and (words[3] is null or strpos(t.body, words[3]) > 0)
    and (words[4] is null or strpos(t.body, words[4]) > 0)
    and (words[5] is null or strpos(t.body, words[5]) > 0)
    and (words[6] is null or strpos(t.body, words[6]) > 0)
  union all
  select s.entry_id, s.position from content.entry_search s
  where s.grams @> earlier_grams
    and (s.tenant_id, s.type, s.stage) is not distinct from
      ((select nullif(current_setting('app.tenant', true), '')::int), wanted_type, wanted_stage)
    and strpos(s.body, words[1]) > 0
    and (words[2] is null or strpos(s.body, words[2]) > 0)
    and (words[3] is null or strpos(s.body, words[3]) > 0)
    and (words[4] is null or strpos(s.body, words[4]) > 0)
    and (words[5] is null or strpos(s.body, words[5]) > 0)
    and (words[6] is null or strpos(s.body, words[6]) > 0)
$$;
revoke all on function content.search_entries(text, smallint, int[], text[], int[]) from public;
grant execute on function content.search_entries(text, smallint, int[], text[], int[]) to captain_app;

create or replace function content.search_walk(wanted_type text, wanted_stage smallint, words text[], after_position text, after_id text, wanted int)
  returns table (entry_id text, "position" text)
  language sql stable security definer rows 50 set search_path = content, pg_temp
as $$
  select s.entry_id, s.position from content.entry_search s
  cross join lateral (
    select coalesce(s.body, (
      select t.body from content.entry_text t
      where t.tenant_id = s.tenant_id and t.entry_id = s.entry_id and t.fingerprint = s.fingerprint)) as body offset 0) b
  where s.tenant_id = (select nullif(current_setting('app.tenant', true), '')::int)
    and s.type = wanted_type and s.stage = wanted_stage
    and (s.position, s.entry_id) > (after_position, after_id)
    and strpos(b.body, words[1]) > 0
    and (words[2] is null or strpos(b.body, words[2]) > 0)
    and (words[3] is null or strpos(b.body, words[3]) > 0)
    and (words[4] is null or strpos(b.body, words[4]) > 0)
    and (words[5] is null or strpos(b.body, words[5]) > 0)
    and (words[6] is null or strpos(b.body, words[6]) > 0)
  order by s.position, s.entry_id limit wanted
$$;

create or replace function content.search_matches(wanted_id text, wanted_stage smallint, words text[]) returns boolean
  language plpgsql stable security definer set search_path = content, pg_temp
as $$
begin
  return exists (
    select from content.entry_search s
    left join content.entry_text t on t.tenant_id = s.tenant_id and t.entry_id = s.entry_id and t.fingerprint = s.fingerprint
    where s.tenant_id = nullif(current_setting('app.tenant', true), '')::int and s.entry_id = wanted_id and s.stage = wanted_stage
      and not exists (select from unnest(words) word where coalesce(strpos(coalesce(s.body, t.body), word), 0) = 0));
end $$;

drop function content.search_count(text, smallint, int[], text[], int);
drop function content.search_count_part(text, smallint, int[], text[], int);
drop function content.search_count_whole(text, smallint, int[], text[], int);

create function content.search_count_whole(
    wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], at_most int, earlier_grams int[] default null) returns int
  language sql stable security definer set search_path = content, pg_temp
as $$
  select count(*)::int from (
    select from content.entry_text t
    cross join lateral (
      select from content.entry_search p
      where p.tenant_id = t.tenant_id and p.entry_id = t.entry_id and p.stage = wanted_stage
        and p.type = wanted_type and p.fingerprint = t.fingerprint limit 1) s
    where t.grams @> wanted_grams
      and t.tenant_id is not distinct from (select nullif(current_setting('app.tenant', true), '')::int)
      and strpos(t.body, words[1]) > 0
      and (words[2] is null or strpos(t.body, words[2]) > 0)
      and (words[3] is null or strpos(t.body, words[3]) > 0)
      and (words[4] is null or strpos(t.body, words[4]) > 0)
      and (words[5] is null or strpos(t.body, words[5]) > 0)
      and (words[6] is null or strpos(t.body, words[6]) > 0)
    union all
    select from content.entry_search s
    where s.grams @> earlier_grams
      and (s.tenant_id, s.type, s.stage) is not distinct from
        ((select nullif(current_setting('app.tenant', true), '')::int), wanted_type, wanted_stage)
      and strpos(s.body, words[1]) > 0
      and (words[2] is null or strpos(s.body, words[2]) > 0)
      and (words[3] is null or strpos(s.body, words[3]) > 0)
      and (words[4] is null or strpos(s.body, words[4]) > 0)
      and (words[5] is null or strpos(s.body, words[5]) > 0)
      and (words[6] is null or strpos(s.body, words[6]) > 0)
    limit at_most) counted
$$;
revoke all on function content.search_count_whole(text, smallint, int[], text[], int, int[]) from public;

create function content.search_count_part(
    wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], at_most int, earlier_grams int[] default null) returns int
  language sql stable security definer set search_path = content, pg_temp set gin_fuzzy_search_limit = 3000
as $$ select content.search_count_whole(wanted_type, wanted_stage, wanted_grams, words, at_most, earlier_grams) $$;
revoke all on function content.search_count_part(text, smallint, int[], text[], int, int[]) from public;

create function content.search_count(
    wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], at_most int, earlier_grams int[] default null) returns int
  language plpgsql stable security definer set search_path = content, pg_temp
as $$
begin
  if (select c.reltuples > 100000 from pg_class c where c.oid = 'content.entry_search'::regclass)
    and content.search_count_part(wanted_type, wanted_stage, wanted_grams, words, at_most, earlier_grams) >= at_most then
    return at_most;
  end if;
  return content.search_count_whole(wanted_type, wanted_stage, wanted_grams, words, at_most, earlier_grams);
end $$;
revoke all on function content.search_count(text, smallint, int[], text[], int, int[]) from public;
grant execute on function content.search_count(text, smallint, int[], text[], int, int[]) to captain_app;

create or replace function content.search_titles(wanted_types text[], words text[], wanted_grams int[], begun text[], begun_grams int[], per_type int, at_most int)
  returns table (entry_id text, type text, place int)
  language sql stable security definer rows 20 set search_path = content, pg_temp
as $$
  with near as materialized (
    (select s.entry_id, s.type, t.body, true as is_begun from content.entry_text t
      cross join lateral (
        select p.entry_id, p.type from content.entry_search p
        where p.tenant_id = t.tenant_id and p.entry_id = t.entry_id and p.stage = 5 and p.fingerprint = t.fingerprint limit 1) s
      where t.grams @> begun_grams
        and t.tenant_id is not distinct from (select nullif(current_setting('app.tenant', true), '')::int)
        and array_position(wanted_types, s.type) is not null
        and not exists (select from unnest(begun) word where strpos(t.body, word) = 0)
      limit 500)
    union all
    (select s.entry_id, s.type, t.body, false from content.entry_text t
      cross join lateral (
        select p.entry_id, p.type from content.entry_search p
        where p.tenant_id = t.tenant_id and p.entry_id = t.entry_id and p.stage = 5 and p.fingerprint = t.fingerprint limit 1) s
      where t.grams @> wanted_grams
        and t.tenant_id is not distinct from (select nullif(current_setting('app.tenant', true), '')::int)
        and array_position(wanted_types, s.type) is not null
        and not exists (select from unnest(words) word where strpos(t.body, word) = 0)
      limit 1000)
    union all
    (select s.entry_id, s.type, s.body, true from content.entry_search s
      where s.grams @> begun_grams
        and (s.tenant_id, s.stage) is not distinct from ((select nullif(current_setting('app.tenant', true), '')::int), 5::smallint)
        and array_position(wanted_types, s.type) is not null
        and not exists (select from unnest(begun) word where strpos(s.body, word) = 0)
      limit 500)
    union all
    (select s.entry_id, s.type, s.body, false from content.entry_search s
      where s.grams @> wanted_grams
        and (s.tenant_id, s.stage) is not distinct from ((select nullif(current_setting('app.tenant', true), '')::int), 5::smallint)
        and array_position(wanted_types, s.type) is not null
        and not exists (select from unnest(words) word where strpos(s.body, word) = 0)
      limit 1000)
  ), found as (
    select n.entry_id, n.type, bool_or(n.is_begun) as is_begun, length(min(n.body)) as size from near n group by n.entry_id, n.type
  ), placed as (
    select f.entry_id, f.type, f.is_begun, f.size,
      (row_number() over (partition by f.type order by f.is_begun desc, f.size, f.entry_id desc))::int as place
    from found f
  )
  select p.entry_id, p.type, p.place from placed p where p.place <= per_type
  order by p.place, p.is_begun desc, p.size, p.entry_id desc limit at_most
$$;
