-- A search reads its tenant once and not once a row, and looks for its words, which are at most six, without a scan of them in each row.
create or replace function content.search_entries(wanted_type text, wanted_stage smallint, wanted_grams int[], words text[])
  returns table (entry_id text, "position" text)
  language sql stable security definer rows 200 set search_path = content, pg_temp
as $$
  select s.entry_id, s.position from content.entry_search s
  where s.grams @> wanted_grams
    and (s.tenant_id, s.type, s.stage) is not distinct from
      ((select nullif(current_setting('app.tenant', true), '')::int), wanted_type, wanted_stage)
    and strpos(s.body, words[1]) > 0
    and (words[2] is null or strpos(s.body, words[2]) > 0)
    and (words[3] is null or strpos(s.body, words[3]) > 0)
    and (words[4] is null or strpos(s.body, words[4]) > 0)
    and (words[5] is null or strpos(s.body, words[5]) > 0)
    and (words[6] is null or strpos(s.body, words[6]) > 0)
$$;

create or replace function content.search_walk(wanted_type text, wanted_stage smallint, words text[], after_position text, after_id text, wanted int)
  returns table (entry_id text, "position" text)
  language sql stable security definer rows 50 set search_path = content, pg_temp
as $$
  select s.entry_id, s.position from content.entry_search s
  where s.tenant_id = (select nullif(current_setting('app.tenant', true), '')::int)
    and s.type = wanted_type and s.stage = wanted_stage
    and (s.position, s.entry_id) > (after_position, after_id)
    and strpos(s.body, words[1]) > 0
    and (words[2] is null or strpos(s.body, words[2]) > 0)
    and (words[3] is null or strpos(s.body, words[3]) > 0)
    and (words[4] is null or strpos(s.body, words[4]) > 0)
    and (words[5] is null or strpos(s.body, words[5]) > 0)
    and (words[6] is null or strpos(s.body, words[6]) > 0)
  order by s.position, s.entry_id limit wanted
$$;

-- How many records hold the words, counted up to a number.
create function content.search_count_whole(wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], at_most int) returns int
  language sql stable security definer set search_path = content, pg_temp
as $$
  select count(*)::int from (
    select from content.entry_search s
    where s.grams @> wanted_grams
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
revoke all on function content.search_count_whole(text, smallint, int[], text[], int) from public;

-- The same of a part of what is in very much: the index leaves the rest out, at random, which is most of the work. What it counts is
-- there, so that a count that comes to the number asked for is exact; a smaller one may be too small.
create function content.search_count_part(wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], at_most int) returns int
  language sql stable security definer set search_path = content, pg_temp set gin_fuzzy_search_limit = 3000
as $$ select content.search_count_whole(wanted_type, wanted_stage, wanted_grams, words, at_most) $$;
revoke all on function content.search_count_part(text, smallint, int[], text[], int) from public;

-- The count, by way of a part where there is so much that it can spare work. Its own answer is always exact.
create function content.search_count(wanted_type text, wanted_stage smallint, wanted_grams int[], words text[], at_most int) returns int
  language plpgsql stable security definer set search_path = content, pg_temp
as $$
begin
  if (select c.reltuples > 100000 from pg_class c where c.oid = 'content.entry_search'::regclass)
    and content.search_count_part(wanted_type, wanted_stage, wanted_grams, words, at_most) >= at_most then
    return at_most;
  end if;
  return content.search_count_whole(wanted_type, wanted_stage, wanted_grams, words, at_most);
end $$;
revoke all on function content.search_count(text, smallint, int[], text[], int) from public;
grant execute on function content.search_count(text, smallint, int[], text[], int) to captain_app;
