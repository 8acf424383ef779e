-- Inserts the next deleted records of a restore point with their revisions, whose derived rows the application then writes: records that
-- refer to each other must be there first. Accounts that were deleted since are left out; the application does not see accounts. Returns the
-- last id; null if there are no more.
create function content.restore_dropped(point text, after_id text, at_most int) returns text
  language plpgsql security definer set search_path = content, pg_temp
as $$
declare
  scope int := nullif(current_setting('app.tenant', true), '')::int;
  ids text[];
begin
  select array_agg(v.entry_id order by v.entry_id) into ids from (
    select f.entry_id from content.former_value f
    where f.tenant_id = scope and f.point_id = point and f.entry is not null and f.entry_id > after_id
    order by f.entry_id limit at_most) v;
  if ids is null then
    return null;
  end if;
  insert into content.entry
    select e.* from content.former_value f
    cross join lateral jsonb_populate_record(null::content.entry, f.entry || jsonb_build_object(
      'created_by', (select u.id from auth."user" u where u.id = f.entry->>'created_by'),
      'updated_by', (select u.id from auth."user" u where u.id = f.entry->>'updated_by'))) e
    where f.tenant_id = scope and f.point_id = point and f.entry_id = any(ids) and e.tenant_id = scope
    on conflict do nothing;
  insert into content.entry_revision
    select r.* from content.former_value f
    cross join lateral jsonb_array_elements(f.revisions) v (revision)
    cross join lateral jsonb_populate_record(null::content.entry_revision, v.revision || jsonb_build_object(
      'created_by', (select u.id from auth."user" u where u.id = v.revision->>'created_by'))) r
    where f.tenant_id = scope and f.point_id = point and f.entry_id = any(ids) and r.tenant_id = scope
    on conflict do nothing;
  return ids[cardinality(ids)];
end $$;
revoke all on function content.restore_dropped(text, text, int) from public;
grant execute on function content.restore_dropped(text, text, int) to captain_app;

-- Paths of media files that no row names yet, or any more: an upload notes its file before it writes it, a deletion in its transaction. What a
-- killed server leaves is found without reading the store, and a store that belongs to another database loses nothing.
create table content.unnamed_file (
  tenant_id int not null,
  path text collate "C" not null,
  noted_at timestamptz not null default now(),
  primary key (tenant_id, path)
);
alter table content.unnamed_file enable row level security;
alter table content.unnamed_file force row level security;
create policy tenant on content.unnamed_file using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert, update, delete on content.unnamed_file to captain_app;
