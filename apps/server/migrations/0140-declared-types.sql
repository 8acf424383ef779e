-- The declaration by which the records of a type were written. A start compares it with its own, and refuses to hide or lose a value that the
-- new declaration does not answer for.
create table content.declared_type (
  tenant_id int not null,
  type text collate "C" not null,
  shape jsonb not null,
  -- The last record that was written again for this shape; null once all have been.
  rewritten_to text collate "C",
  changed_at timestamptz not null default now(),
  primary key (tenant_id, type)
);
alter table content.declared_type enable row level security;
alter table content.declared_type force row level security;
create policy tenant on content.declared_type using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert, update, delete on content.declared_type to captain_app;
