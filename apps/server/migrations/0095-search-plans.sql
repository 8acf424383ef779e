-- The hashes of a search carry tenant, type and stage already. Asked in a way that an index could answer, the three would be
-- looked up as well and both answers put together, which reads every record of the type however few hold the words.
create or replace function content.search_entries(wanted_type text, wanted_stage smallint, wanted_grams int[], words text[])
  returns table (entry_id text, "position" text)
  language sql stable security definer rows 200 set search_path = content, pg_temp
as $$
  select s.entry_id, s.position from content.entry_search s
  where s.grams @> wanted_grams
    and (s.tenant_id, s.type, s.stage) is not distinct from
      (nullif(current_setting('app.tenant', true), '')::int, wanted_type, wanted_stage)
    and not exists (select from unnest(words) word where strpos(s.body, word) = 0)
$$;
