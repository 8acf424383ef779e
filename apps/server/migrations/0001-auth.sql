-- Tenant work runs as this role: it owns nothing and can't step around row-level security.
-- Roles belong to the whole server, so another database may have made it already.
do $$
begin
  create role captain_app nologin nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  execute format('grant captain_app to %I', current_user);
end
$$;

create schema auth;

-- The tables of better-auth, whose columns are in camelCase.

create table auth."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  role text not null default 'user' check (role in ('admin', 'user')),
  banned boolean not null default false,
  "banReason" text,
  "banExpires" timestamptz,
  -- False until an administrator has approved a self sign-up.
  "isUser" boolean not null default false,
  locale text not null default 'ja' check (locale in ('ja', 'en'))
);

create table auth.session (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth."user" (id) on delete cascade,
  "impersonatedBy" text
);

create index session_by_user on auth.session ("userId");

create table auth.account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  unique ("providerId", "accountId")
);

create index account_by_user on auth.account ("userId");

create table auth.verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);

create index verification_by_identifier on auth.verification (identifier);

create table auth.jwks (
  id text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  alg text,
  crv text
);

-- Attempts since the start of a window, by what they are counted for: an address and a path, or an account.
create table auth.rate_limit (
  key text primary key,
  count integer not null,
  since timestamptz not null
);

create index rate_limit_by_age on auth.rate_limit (since);

-- Who may enter which tenant, by the tenant's number.
create table auth.membership (
  user_id text not null references auth."user" (id) on delete cascade,
  tenant_id integer not null check (tenant_id > 0),
  role text not null check (role in ('viewer', 'editor', 'owner')),
  created_at timestamptz not null default current_timestamp,
  primary key (user_id, tenant_id)
);

create index membership_by_tenant on auth.membership (tenant_id, user_id);

-- Permissions that belong to an account, whatever its tenants.
create table auth.permission_grant (
  user_id text not null references auth."user" (id) on delete cascade,
  permission text not null check (permission in ('ai')),
  created_at timestamptz not null default current_timestamp,
  primary key (user_id, permission)
);
