-- Keys by which programs call the API in the name of a tenant. Only the hash of a key is kept; the server finds the
-- tenant by it, as the owner of the table, before any tenant is in scope.
create table content.api_key (
  tenant_id int not null,
  id text collate "C" not null,
  name text not null,
  hash bytea not null unique,
  last_four text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Null is every content type.
  content_types text[],
  expires_at timestamptz,
  last_used_on date,
  created_at timestamptz not null,
  created_by text references auth."user" (id) on delete set null,
  created_by_name text not null,
  revoked_at timestamptz,
  revoked_by_name text,
  primary key (tenant_id, id)
);
create index api_key_created_by on content.api_key (created_by);

-- Whoever acted by a key has no account.
alter table content.audit_event add column key_id text collate "C";

-- Addresses that hear of what happens to records. Secrets are encrypted by the server; a replaced one counts for a day.
create table content.webhook (
  tenant_id int not null,
  id text collate "C" not null,
  name text not null,
  url text not null,
  -- Null is every content type.
  content_types text[],
  events text[] not null check (cardinality(events) > 0),
  sealed_secret bytea not null,
  previous_secret bytea,
  previous_until timestamptz,
  is_active boolean not null default true,
  -- Since when every attempt has failed, and when that has switched it off.
  failing_since timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  created_by text references auth."user" (id) on delete set null,
  created_by_name text not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index webhook_created_by on content.webhook (created_by);

-- What happened to a record, for each webhook that wants to hear of it: written in the transaction of the change. What is
-- planned for a later time waits until then. tries is what the delays go by, attempts how often it was sent at all.
create table content.webhook_delivery (
  tenant_id int not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  event text not null,
  content_type text collate "C",
  entry_id text collate "C",
  slug text,
  occurred_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  tries int not null default 0,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  claimed_until timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references content.webhook (tenant_id, id) on delete cascade
);
create index webhook_delivery_due on content.webhook_delivery (tenant_id, webhook_id, next_attempt_at, id) where state = 'pending';
create index webhook_delivery_entry on content.webhook_delivery (tenant_id, entry_id, occurred_at) where state = 'pending';
create index webhook_delivery_log on content.webhook_delivery (tenant_id, webhook_id, id);
create index webhook_delivery_age on content.webhook_delivery (tenant_id, created_at);

create table content.webhook_attempt (
  tenant_id int not null,
  delivery_id text collate "C" not null,
  number int not null,
  at timestamptz not null,
  duration_ms int not null,
  status int,
  failure text,
  answer text not null default '',
  primary key (tenant_id, delivery_id, number),
  foreign key (tenant_id, delivery_id) references content.webhook_delivery (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['api_key', 'webhook', 'webhook_delivery', 'webhook_attempt'] loop
    execute format('alter table content.%I enable row level security', name);
    execute format(
      'create policy tenant on content.%I using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
  end loop;
end $$;
-- The other tables of these four are read by their owner too: for the tenant of a key, and for tenants with due deliveries.
alter table content.webhook_attempt force row level security;

grant insert, select (tenant_id, id, name, last_four, scopes, content_types, expires_at, last_used_on, created_at, created_by, created_by_name, revoked_at, revoked_by_name),
  update (revoked_at, revoked_by_name) on content.api_key to captain_app;
grant select, insert, update, delete on content.webhook, content.webhook_delivery to captain_app;
grant select, insert, delete on content.webhook_attempt to captain_app;
