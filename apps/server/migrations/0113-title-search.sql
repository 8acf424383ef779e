-- What records are called, of all types of a tenant together: stage 5 of the search. Records that begin with the words come
-- before those that hold them, shorter names before longer, of each type at most so many; of very many no more are looked at than
-- a glance shows anyway.
create function content.search_titles(wanted_types text[], words text[], wanted_grams int[], begun text[], begun_grams int[], per_type int, at_most int)
  returns table (entry_id text, type text, place int)
  language sql stable security definer rows 20 set search_path = content, pg_temp
as $$
  with near as materialized (
    (select s.entry_id, s.type, s.body, true as is_begun from content.entry_search s
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
revoke all on function content.search_titles(text[], text[], int[], text[], int[], int, int) from public;
grant execute on function content.search_titles(text[], text[], int[], text[], int[], int, int) to captain_app;
