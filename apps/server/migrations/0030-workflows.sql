-- States of every workflow, and numbers that are handed out in order.
alter table content.entry drop constraint entry_status_check;
alter table content.entry add constraint entry_status_check check (status ~ '^[a-z][A-Za-z]{1,29}$');

create table content.series (
  tenant_id int not null,
  name text collate "C" not null,
  last int not null,
  primary key (tenant_id, name)
);
alter table content.series enable row level security;
alter table content.series force row level security;
create policy tenant on content.series using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert, update on content.series to captain_app;
