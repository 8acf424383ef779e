-- Gives rows of a content type another name, in the tenant of the transaction and at most so many records at a time; the last call also
-- renames what names the type. The application may change neither the type of a search row nor what an API key is for, so this runs as the
-- owner. The audit log keeps the names of its time. Rows whose unique value or redirect the new type has already keep their place there.
create function content.rename_type(former text, current_name text, at_most int) returns int
  language plpgsql security definer set search_path = content, pg_temp
as $$
declare
  scope int := nullif(current_setting('app.tenant', true), '')::int;
  ids text[];
begin
  select coalesce(array_agg(e.id), '{}') into ids from (
    select id from content.entry where tenant_id = scope and type = former order by id limit at_most for update) e;
  update content.entry set type = current_name where tenant_id = scope and id = any(ids);
  update content.entry_index set type = current_name where tenant_id = scope and entry_id = any(ids);
  update content.entry_search set type = current_name where tenant_id = scope and entry_id = any(ids);
  update content.entry_unique u set type = current_name where u.tenant_id = scope and u.entry_id = any(ids) and u.type = former and not exists (
    select from content.entry_unique o where o.tenant_id = scope and o.type = current_name and o.field = u.field and o.val = u.val);
  update content.redirect r set type = current_name where r.tenant_id = scope and r.entry_id = any(ids) and r.type = former and not exists (
    select from content.redirect o where o.tenant_id = scope and o.type = current_name and o.from_slug = r.from_slug);
  if cardinality(ids) < at_most then
    update content.operation set type = current_name where tenant_id = scope and type = former;
    update content.import set type = current_name where tenant_id = scope and type = former;
    update content.saved_view set type = current_name where tenant_id = scope and type = former;
    update content.webhook set content_types = array_replace(content_types, former, current_name)
      where tenant_id = scope and former = any(content_types);
    update content.webhook_delivery set content_type = current_name where tenant_id = scope and content_type = former and state = 'pending';
    update content.api_key set content_types = array_replace(content_types, former, current_name)
      where tenant_id = scope and former = any(content_types);
    delete from content.declared_type d where d.tenant_id = scope and d.type = former and exists (
      select from content.declared_type o where o.tenant_id = scope and o.type = current_name);
    update content.declared_type set type = current_name where tenant_id = scope and type = former;
  end if;
  return cardinality(ids);
end $$;
revoke all on function content.rename_type(text, text, int) from public;
grant execute on function content.rename_type(text, text, int) to captain_app;
