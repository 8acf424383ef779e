-- Earlier public addresses of a record that a change of the declaration deletes, kept with its other rows in the restore point.
alter table content.former_value add column redirects jsonb;

-- Inserts the next deleted records of a restore point with their revisions and earlier addresses, whose derived rows the application then
-- writes: records that refer to each other must be there first. Accounts that were deleted since are left out; the application does not see
-- accounts. An address that another record has by now stays with it. Returns the last id; null if there are no more.
create or replace function content.restore_dropped(point text, after_id text, at_most int) returns text
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
  insert into content.redirect
    select r.* from content.former_value f
    cross join lateral jsonb_array_elements(f.redirects) v (redirect)
    cross join lateral jsonb_populate_record(null::content.redirect, v.redirect) r
    where f.tenant_id = scope and f.point_id = point and f.entry_id = any(ids) and r.tenant_id = scope and r.entry_id = f.entry_id
      and not exists (select from content.entry e where e.tenant_id = scope and e.type = r.type and e.published_slug = r.from_slug)
    on conflict do nothing;
  return ids[cardinality(ids)];
end $$;
