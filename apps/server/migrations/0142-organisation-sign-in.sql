-- The account of an organisation by which an account signs in: its issuer and subject are the identity, whatever its address becomes.
create table auth.identity (
  issuer text not null,
  subject text not null,
  user_id text not null references auth."user" (id) on delete cascade,
  -- The address or name that the provider told last, for display.
  label text not null,
  created_at timestamptz not null default current_timestamp,
  last_used_at timestamptz,
  primary key (issuer, subject),
  unique (user_id, issuer)
);

-- A visit to the provider that has not come back yet, known by the hash of its state. Each state comes back once, to the same browser.
create table auth.oidc_attempt (
  hash bytea primary key,
  browser bytea not null,
  purpose text not null check (purpose in ('sign-in', 'link', 'step-up')),
  user_id text references auth."user" (id) on delete cascade,
  return_to text not null,
  locale text not null check (locale in ('ja', 'en')),
  began_at timestamptz not null default current_timestamp,
  expires_at timestamptz not null
);
create index oidc_attempt_by_age on auth.oidc_attempt (expires_at);
create index oidc_attempt_by_user on auth.oidc_attempt (user_id);

alter table auth.session drop constraint "session_beganBy_check";
alter table auth.session
  add constraint "session_beganBy_check" check ("beganBy" in ('password', 'passkey', 'link', 'impersonation', 'oidc')) not valid;
alter table auth.session validate constraint "session_beganBy_check";

-- The account of an organisation is a way in too, and cannot be the last one to go.
create or replace function auth.keep_way_in() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
declare
  holder text := case when tg_table_name = 'passkey' then to_jsonb(old) ->> 'userId' else to_jsonb(old) ->> 'user_id' end;
begin
  perform from auth."user" where id = holder for update;
  -- The account itself is being deleted, or begins anew by a link.
  if not found or current_setting('captain.begins_anew', true) = holder then
    return old;
  end if;
  if not exists (select from auth.passkey p where p."userId" = holder and (tg_table_name <> 'passkey' or p.id <> to_jsonb(old) ->> 'id'))
    and not exists (select from auth.identity i where i.user_id = holder
      and (tg_table_name <> 'identity' or (i.issuer, i.subject) <> (to_jsonb(old) ->> 'issuer', to_jsonb(old) ->> 'subject')))
    and not exists (select from auth.account where "userId" = holder and password is not null) then
    raise exception 'the last way to sign in' using errcode = 'CP001';
  end if;
  return old;
end
$$;
create trigger keep_way_in before delete on auth.identity for each row execute function auth.keep_way_in();

create or replace function auth.begin_anew(wanted text) returns void
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  perform set_config('captain.begins_anew', wanted, true);
  delete from auth.session where "userId" = wanted;
  delete from auth.passkey where "userId" = wanted;
  delete from auth.identity where user_id = wanted;
  update auth.account set password = null, "updatedAt" = now() where "userId" = wanted and password is not null;
  delete from auth.second_factor where user_id = wanted;
  delete from auth.recovery_code where user_id = wanted;
  delete from auth.one_time_link where user_id = wanted and used_at is null;
  delete from auth.email_change where user_id = wanted;
  perform set_config('captain.begins_anew', '', true);
end
$$;
