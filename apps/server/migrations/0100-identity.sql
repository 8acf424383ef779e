alter table auth.session
  -- When a passkey last proved who it is; null where the session began otherwise.
  add column "provenAt" timestamptz,
  add column "beganBy" text not null default 'password' check ("beganBy" in ('password', 'passkey', 'link', 'impersonation'));

alter table auth."user" add column "lastSignInAt" timestamptz;

create table auth.passkey (
  id text primary key,
  name text,
  "publicKey" text not null,
  "userId" text not null references auth."user" (id) on delete cascade,
  -- One credential belongs to one account, whoever registers it at the same moment.
  "credentialID" text not null unique,
  -- Up to 4294967295, as a number that JavaScript reads as one.
  counter double precision not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  "createdAt" timestamptz not null default current_timestamp,
  "lastUsedAt" timestamptz,
  aaguid text
);

create index passkey_by_user on auth.passkey ("userId");

-- What a mail brings somebody in with, once. The token itself is known to the mail alone.
create table auth.one_time_link (
  hash bytea primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  kind text not null check (kind in ('invite', 'recovery')),
  created_by text references auth."user" (id) on delete set null,
  created_at timestamptz not null default current_timestamp,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index one_time_link_by_user on auth.one_time_link (user_id);
create index one_time_link_by_age on auth.one_time_link (expires_at);

-- An account keeps a way in: its last passkey stays while it has no password. The account's row is the lock, so that two
-- passkeys deleted at the same moment are not both the last but one.
create function auth.keep_way_in() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  perform from auth."user" where id = old."userId" for update;
  -- The account itself is being deleted.
  if not found then
    return old;
  end if;
  if not exists (select from auth.passkey where "userId" = old."userId" and id <> old.id)
    and not exists (select from auth.account where "userId" = old."userId" and password is not null) then
    raise exception 'the last way to sign in' using errcode = 'CP001';
  end if;
  return old;
end
$$;

create trigger keep_way_in before delete on auth.passkey for each row execute function auth.keep_way_in();

alter table auth.permission_grant
  add column monthly_limit integer not null default 100 check (monthly_limit >= 0),
  -- The last day, in Japan, on which it counts.
  add column expires_on date,
  add column granted_by text references auth."user" (id) on delete set null;

-- How often a permission was used in a month of Japan, by its first day.
create table auth.permission_use (
  user_id text not null references auth."user" (id) on delete cascade,
  permission text not null check (permission in ('ai')),
  month date not null check (extract(day from month) = 1),
  count integer not null check (count >= 0),
  primary key (user_id, permission, month)
);
