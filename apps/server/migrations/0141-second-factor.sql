-- The authenticator app of an account with a password. The secret is encrypted with a key of the server.
create table auth.second_factor (
  user_id text primary key references auth."user" (id) on delete cascade,
  secret text not null,
  -- Null until a code has confirmed that the app has the secret; until then it counts for nothing.
  confirmed_at timestamptz,
  -- The step of the last accepted code: no code of this step or an earlier one is accepted again.
  last_step bigint not null default 0,
  created_at timestamptz not null default current_timestamp
);

-- Codes that each replace the app once. The table has only keyed hashes of them.
create table auth.recovery_code (
  user_id text not null references auth."user" (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- A sign-in that has passed its first factor and waits for the second, known by the hash of a token in a cookie.
create table auth.second_factor_challenge (
  hash bytea primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  began_by text not null check (began_by in ('password', 'link')),
  remember boolean not null,
  expires_at timestamptz not null
);
create index second_factor_challenge_by_user on auth.second_factor_challenge (user_id);
create index second_factor_challenge_by_age on auth.second_factor_challenge (expires_at);

-- Stored with the account like the number of passkeys, so that lists and every request read it without another table.
alter table auth."user" add column "hasSecondFactor" boolean not null default false;

create function auth.note_second_factor() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
declare
  holder text := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update auth."user" set "hasSecondFactor" = exists (
    select from auth.second_factor f where f.user_id = holder and f.confirmed_at is not null
  ) where id = holder;
  delete from auth.second_factor_challenge where user_id = holder;
  return null;
end
$$;
create trigger note_second_factor after insert or delete or update of confirmed_at on auth.second_factor
  for each row execute function auth.note_second_factor();

-- A sign-in that began with the password of before ends with it.
create function auth.end_challenges() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  delete from auth.second_factor_challenge where user_id = new."userId";
  return null;
end
$$;
create trigger end_challenges after update of password on auth.account
  for each row when (new.password is distinct from old.password) execute function auth.end_challenges();

-- The second factor of an unconfirmed account belongs to an unknown person too.
create or replace function auth.begin_anew(wanted text) returns void
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  perform set_config('captain.begins_anew', wanted, true);
  delete from auth.session where "userId" = wanted;
  delete from auth.passkey where "userId" = wanted;
  update auth.account set password = null, "updatedAt" = now() where "userId" = wanted and password is not null;
  delete from auth.second_factor where user_id = wanted;
  delete from auth.recovery_code where user_id = wanted;
  delete from auth.one_time_link where user_id = wanted and used_at is null;
  delete from auth.email_change where user_id = wanted;
  perform set_config('captain.begins_anew', '', true);
end
$$;
