-- Ten passkeys are enough, also for two that come at the same moment: the account's row is the lock.
create function auth.limit_passkeys() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  perform from auth."user" where id = new."userId" for update;
  if (select count(*) from auth.passkey where "userId" = new."userId") >= 10 then
    raise exception 'ten passkeys are enough' using errcode = 'CP002';
  end if;
  return new;
end
$$;
create trigger limit_passkeys before insert on auth.passkey for each row execute function auth.limit_passkeys();

-- A link was mailed to an address, and proves that one only: an account that has another wants none of them.
create function auth.end_links() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  delete from auth.one_time_link where user_id = new.id and used_at is null;
  return null;
end
$$;
create trigger end_links after update of email on auth."user"
  for each row when (new.email is distinct from old.email) execute function auth.end_links();
