-- What a changed declaration has replaced or deleted in stored records, for thirty days: a change can be undone once the declaration from
-- before is back.
create table content.restore_point (
  tenant_id int not null,
  id text collate "C" not null,
  created_at timestamptz not null,
  -- The plan of the change, in words.
  words text not null,
  -- The declaration from before: shapes by the name of their type, and what types and fields were called and have changed.
  shapes jsonb not null,
  changes jsonb not null,
  primary key (tenant_id, id)
);
create index restore_point_age on content.restore_point (tenant_id, created_at);

-- Of each copy the fields that differ, as they were and as they were written. A deleted record is kept whole, with its revisions.
create table content.former_value (
  tenant_id int not null,
  point_id text collate "C" not null,
  entry_id text collate "C" not null,
  former jsonb,
  written jsonb,
  former_published jsonb,
  written_published jsonb,
  entry jsonb,
  revisions jsonb,
  primary key (tenant_id, point_id, entry_id),
  foreign key (tenant_id, point_id) references content.restore_point (tenant_id, id) on delete cascade
);

alter table content.declared_type add column restore_point text collate "C";

do $$
declare name text;
begin
  foreach name in array array['restore_point', 'former_value'] loop
    execute format('alter table content.%I enable row level security', name);
    execute format('alter table content.%I force row level security', name);
    execute format(
      'create policy tenant on content.%I using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
  end loop;
end $$;
grant select, insert, update, delete on content.restore_point, content.former_value to captain_app;
