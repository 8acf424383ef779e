-- Upgrades of a tenant's records that are finished, so that a start does not look at the records again.
create table content.finished_upgrade (
  tenant_id int not null,
  name text collate "C" not null,
  finished_at timestamptz not null default now(),
  primary key (tenant_id, name)
);
alter table content.finished_upgrade enable row level security;
alter table content.finished_upgrade force row level security;
create policy tenant on content.finished_upgrade using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert on content.finished_upgrade to captain_app;
