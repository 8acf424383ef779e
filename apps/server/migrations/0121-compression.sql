-- Documents and texts are compressed by lz4 where the server has it, in a fraction of the time; what is stored stays as it is.
do $$
declare place record;
begin
  for place in
    select c.oid::regclass as relation, a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'content'::regnamespace and c.relkind in ('r', 'p')
      and ((c.relname = 'entry' or c.oid in (select inhrelid from pg_inherits where inhparent = 'content.entry'::regclass)) and a.attname in ('data', 'published')
        or c.relname = 'entry_revision' and a.attname = 'snapshot' or c.relname = 'entry_text' and a.attname = 'body')
  loop
    execute format('alter table %s alter column %I set compression lz4', place.relation, place.name);
  end loop;
exception when feature_not_supported then
  null;
end $$;
