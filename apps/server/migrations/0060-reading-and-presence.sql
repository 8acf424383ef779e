-- Who has read what, and who is editing what at the moment.
create table content.read_mark (
  tenant_id int not null,
  account_id text not null references auth."user" (id) on delete cascade,
  entry_id text collate "C" not null,
  read_at timestamptz not null,
  primary key (tenant_id, account_id, entry_id),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index read_mark_entry on content.read_mark (tenant_id, entry_id);
create index read_mark_account on content.read_mark (account_id);

-- Nothing that must outlive a crash.
create unlogged table content.presence (
  tenant_id int not null,
  entry_id text collate "C" not null,
  account_id text not null,
  account_name text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, entry_id, account_id)
);

alter table content.read_mark enable row level security;
alter table content.read_mark force row level security;
create policy tenant on content.read_mark using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
alter table content.presence enable row level security;
alter table content.presence force row level security;
create policy tenant on content.presence using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert on content.read_mark to captain_app;
grant select, insert, update, delete on content.presence to captain_app;
