-- What an app is to show its users: one notice a record, from whenever it is due. The app's own service takes it from here.
create table content.app_notice (
  tenant_id int not null,
  id text collate "C" not null,
  entry_id text collate "C" not null,
  title jsonb not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  created_by text,
  created_by_name text not null,
  taken_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, entry_id),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);

alter table content.app_notice enable row level security;
alter table content.app_notice force row level security;
create policy tenant on content.app_notice using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert on content.app_notice to captain_app;
