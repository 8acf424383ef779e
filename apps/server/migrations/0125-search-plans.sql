-- How often the most common words of texts occur, as the last `analyze` found it: the server chooses by it whether a search reads the texts
-- that hold the words, or the list in its order until a page is full.
create function content.search_frequencies() returns table (grams int[], frequencies real[], texts real)
  language sql stable security definer rows 1 set search_path = content, pg_temp
as $$
  select s.most_common_elems::text::int[], s.most_common_elem_freqs, c.reltuples
  from pg_class c left join pg_stats s on s.schemaname = 'content' and s.tablename = 'entry_text' and s.attname = 'grams'
  where c.oid = 'content.entry_text'::regclass
$$;
revoke all on function content.search_frequencies() from public;
grant execute on function content.search_frequencies() to captain_app;

-- Both functions keep their plans, which takes half of the time of a search. They do the same as search_entries and search_walk, up to a number
-- of matches, or of rows looked at.
create function content.search_some(
    wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], at_most int, earlier_grams int[])
  returns table (entry_id text, "position" text)
  language plpgsql stable security definer rows 100 set search_path = content, pg_temp set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
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
  limit at_most;
end $$;
revoke all on function content.search_some(text, smallint, int[], text[], int, int[]) from public;
grant execute on function content.search_some(text, smallint, int[], text[], int, int[]) to captain_app;

create function content.search_walk_some(
    wanted_type text, wanted_stage smallint, words text[], after_position text, after_id text, wanted int, looked_at int)
  returns table (entry_id text, "position" text)
  language plpgsql stable security definer rows 50 set search_path = content, pg_temp set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  tenant int := nullif(current_setting('app.tenant', true), '')::int;
begin
  return query
  select s.entry_id, s.position from (
    select n.tenant_id, n.entry_id, n.position, n.fingerprint, n.body from content.entry_search n
    where n.tenant_id = tenant and n.type = wanted_type and n.stage = wanted_stage
      and (n.position, n.entry_id) > (after_position, after_id)
    order by n.position, n.entry_id limit looked_at) s
  cross join lateral (
    select coalesce(s.body, (
      select t.body from content.entry_text t
      where t.tenant_id = s.tenant_id and t.entry_id = s.entry_id and t.fingerprint = s.fingerprint)) as body offset 0) b
  where strpos(b.body, words[1]) > 0
    and (words[2] is null or strpos(b.body, words[2]) > 0)
    and (words[3] is null or strpos(b.body, words[3]) > 0)
    and (words[4] is null or strpos(b.body, words[4]) > 0)
    and (words[5] is null or strpos(b.body, words[5]) > 0)
    and (words[6] is null or strpos(b.body, words[6]) > 0)
  order by s.position, s.entry_id limit wanted;
end $$;
revoke all on function content.search_walk_some(text, smallint, text[], text, text, int, int) from public;
grant execute on function content.search_walk_some(text, smallint, text[], text, text, int, int) to captain_app;

-- Records whose text holds all grams, without looking at the text: exact for words of one or two characters. In a large table the index tells
-- a sample of them.
create function content.search_holders(wanted_type text, wanted_stage smallint, wanted_grams int[], at_most int) returns table (entry_id text)
  language plpgsql stable security definer rows 1000 set search_path = content, pg_temp set plan_cache_mode = force_generic_plan
  set gin_fuzzy_search_limit = 0
as $$
#variable_conflict use_column
begin
  if (select c.reltuples > 200000 from pg_class c where c.oid = 'content.entry_text'::regclass) then
    perform set_config('gin_fuzzy_search_limit', (3 * at_most)::text, true);
  end if;
  return query
  select t.entry_id from content.entry_text t
  where t.grams @> wanted_grams
    and t.tenant_id is not distinct from (select nullif(current_setting('app.tenant', true), '')::int)
    and (
      select true from content.entry_search p
      where p.tenant_id = t.tenant_id and p.entry_id = t.entry_id and p.stage = wanted_stage
        and p.type = wanted_type and p.fingerprint = t.fingerprint)
  limit at_most;
end $$;
revoke all on function content.search_holders(text, smallint, int[], int) from public;
grant execute on function content.search_holders(text, smallint, int[], int) to captain_app;
