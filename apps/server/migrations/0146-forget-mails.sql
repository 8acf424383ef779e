-- Deletes the mails about erased records of the tenant in scope and returns their number. The event of such a mail is `type/id/version`.
create function content.forget_mails(forgotten text[]) returns int
  language plpgsql security definer set search_path = content, pg_temp
as $$
declare
  mails int;
begin
  delete from mail.outbox m
  where m.tenant_id = nullif(current_setting('app.tenant', true), '')::int and split_part(m.event, '/', 2) = any (forgotten);
  get diagnostics mails = row_count;
  return mails;
end
$$;
revoke all on function content.forget_mails(text[]) from public;
grant execute on function content.forget_mails(text[]) to captain_app;
