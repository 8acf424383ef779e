-- What a change of many records has done, so that it can be taken back for a while. Kept for an hour.
create table content.operation (
  tenant_id int not null,
  id text collate "C" not null,
  type text collate "C" not null,
  action text not null,
  account_id text references auth."user" (id) on delete cascade,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_id, id)
);
create index operation_account on content.operation (account_id);
create index operation_created on content.operation (tenant_id, created_at);

-- before is the record's row as it was, null for a record that the operation made; lock_version is the one that it was left with.
create table content.operation_item (
  tenant_id int not null,
  operation_id text collate "C" not null,
  entry_id text collate "C" not null,
  before jsonb,
  lock_version int not null,
  primary key (tenant_id, operation_id, entry_id),
  foreign key (tenant_id, operation_id) references content.operation (tenant_id, id) on delete cascade,
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
create index operation_item_entry on content.operation_item (tenant_id, entry_id);

-- The cells of a file that is being imported, between its steps. Kept for an hour; the cells go with the last step.
create table content.import (
  tenant_id int not null,
  id text collate "C" not null,
  type text collate "C" not null,
  account_id text not null references auth."user" (id) on delete cascade,
  file_name text not null,
  rows jsonb,
  result jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index import_account on content.import (account_id);
create index import_created on content.import (tenant_id, created_at);

-- Filters, sort, columns and density of a list under a name; those that are shared outlive the account.
create table content.saved_view (
  tenant_id int not null,
  id text collate "C" not null,
  type text collate "C" not null,
  account_id text references auth."user" (id) on delete set null,
  name text not null,
  is_shared boolean not null,
  query jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index saved_view_type on content.saved_view (tenant_id, type, name, id);
create index saved_view_account on content.saved_view (account_id);

do $$
declare name text;
begin
  foreach name in array array['operation', 'operation_item', 'import', 'saved_view'] loop
    execute format('alter table content.%I enable row level security', name);
    execute format(
      'create policy tenant on content.%I using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
    -- The owner's function below removes views of every tenant.
    if name <> 'saved_view' then execute format('alter table content.%I force row level security', name); end if;
  end loop;
end $$;

grant select, insert, update, delete on content.operation, content.operation_item, content.import, content.saved_view to captain_app;

-- What only a deleted account could see goes with it.
create function content.forget_views() returns trigger
  language plpgsql security definer set search_path = content, pg_temp
as $$
begin
  delete from content.saved_view where account_id = old.id and not is_shared;
  return old;
end $$;
create trigger forget_views before delete on auth."user" for each row execute function content.forget_views();
