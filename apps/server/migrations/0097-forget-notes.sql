-- Rows of the log stay as they are, but why somebody did something tells of people: it goes when a record forgets them.
create function content.forget_notes(forgotten text) returns void
  language sql security definer set search_path = content, pg_temp
as $$
  update content.audit_event set changes = changes - 'note'
  where tenant_id = nullif(current_setting('app.tenant', true), '')::int and entry_id = forgotten and changes ? 'note'
$$;
revoke all on function content.forget_notes(text) from public;
grant execute on function content.forget_notes(text) to captain_app;
