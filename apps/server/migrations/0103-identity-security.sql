-- A change of address that waits for the link in the new one's mail: the newest of an account, known by the hash of its token.
create table auth.email_change (
  user_id text primary key references auth."user" (id) on delete cascade,
  hash bytea not null unique,
  email text not null,
  expires_at timestamptz not null
);

-- Whoever asked for it may have been somebody who knew the password before.
create function auth.end_email_change() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  delete from auth.email_change where user_id = new."userId";
  return null;
end
$$;
create trigger end_email_change after insert or update of password on auth.account
  for each row when (new.password is not null) execute function auth.end_email_change();

-- What an account had before the owner of its address was heard of is nobody knows whose: passkeys, password, sessions, links.
create function auth.begin_anew(wanted text) returns void
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  perform set_config('captain.begins_anew', wanted, true);
  delete from auth.session where "userId" = wanted;
  delete from auth.passkey where "userId" = wanted;
  update auth.account set password = null, "updatedAt" = now() where "userId" = wanted and password is not null;
  delete from auth.one_time_link where user_id = wanted and used_at is null;
  delete from auth.email_change where user_id = wanted;
  perform set_config('captain.begins_anew', '', true);
end
$$;

create or replace function auth.keep_way_in() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  perform from auth."user" where id = old."userId" for update;
  -- The account itself is being deleted, or begins anew by a link.
  if not found or current_setting('captain.begins_anew', true) = old."userId" then
    return old;
  end if;
  if not exists (select from auth.passkey where "userId" = old."userId" and id <> old.id)
    and not exists (select from auth.account where "userId" = old."userId" and password is not null) then
    raise exception 'the last way to sign in' using errcode = 'CP001';
  end if;
  return old;
end
$$;

-- Whether the log was told that a window's attempts are used up: once is enough.
alter table auth.rate_limit add column told boolean not null default false;

-- Tells administrators of an account that the tenant running the platform has made.
create function platform.record_account(event jsonb, wanted text) returns void
  language plpgsql security definer set search_path = auth, pg_temp
as $$
begin
  perform platform.refuse_others();
  perform platform.record(event, wanted, null, jsonb_build_object('action', 'createAccount', 'fields', jsonb_build_array('role'),
    'diff', jsonb_build_object('role', jsonb_build_array(null, 'user'))));
end
$$;
revoke all on function platform.record_account(jsonb, text) from public;
grant execute on function platform.record_account(jsonb, text) to captain_app;
