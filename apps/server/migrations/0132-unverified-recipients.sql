-- Counts a mail to an address that nobody has verified, in the windows of an hour and of a day, for all tenants and senders together. Each
-- kind of mail has its own count, so that nobody can use up the confirmations of an account by sending contact forms.
-- Returns whether the mail may be sent. The row of the day stays locked until the transaction ends, so concurrent mails cannot pass together;
-- a rollback counts nothing. The address comes as a hash, so that the table contains no personal data.
create function mail.count_unverified(kind text, address_hash text, per_hour int, per_day int) returns boolean
  language plpgsql security definer set search_path = auth, pg_temp
as $$
declare
  in_day text := 'day/' || kind || ':' || address_hash;
  in_hour text := kind || ':' || address_hash;
begin
  insert into auth.rate_limit as kept (key, count, since) values (in_day, 1, now())
  on conflict (key) do update set
    count = case when kept.since <= now() - interval '1 day' then 1 else kept.count + 1 end,
    since = case when kept.since <= now() - interval '1 day' then now() else kept.since end
  where kept.count < per_day or kept.since <= now() - interval '1 day';
  if not found then return false; end if;
  insert into auth.rate_limit as kept (key, count, since) values (in_hour, 1, now())
  on conflict (key) do update set
    count = case when kept.since <= now() - interval '1 hour' then 1 else kept.count + 1 end,
    since = case when kept.since <= now() - interval '1 hour' then now() else kept.since end
  where kept.count < per_hour or kept.since <= now() - interval '1 hour';
  if found then return true; end if;
  update auth.rate_limit set count = greatest(count - 1, 0) where key = in_day;
  return false;
end $$;
revoke all on function mail.count_unverified(text, text, int, int) from public;
grant execute on function mail.count_unverified(text, text, int, int) to captain_app;
