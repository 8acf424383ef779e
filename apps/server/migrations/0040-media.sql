-- What must stay in sight of a picture, what assets are found by, and whether the smaller widths have been made.
alter table content.media
  add column focal_x numeric(3, 2) check (focal_x between 0 and 1),
  add column focal_y numeric(3, 2) check (focal_y between 0 and 1),
  add column search text not null default '',
  add column has_variants boolean not null default true,
  add constraint media_focal_point_check check ((focal_x is null) = (focal_y is null));

alter table content.media no force row level security;
update content.media set search = lower(normalize(concat_ws(' ', original_name, alt->>'ja', alt->>'en'), NFKC));
alter table content.media force row level security;

create index media_without_variants on content.media (tenant_id, id) where not has_variants;

-- Addresses that an asset had before its file was replaced; whoever asks by one is sent to the present file.
create table content.media_address (
  tenant_id int not null,
  path text collate "C" not null,
  media_id text collate "C" not null,
  primary key (tenant_id, path),
  foreign key (tenant_id, media_id) references content.media (tenant_id, id) on delete cascade
);
create index media_address_media on content.media_address (tenant_id, media_id);

-- Secrets of records, encrypted by the server with a key that the database never sees. They are written before a new
-- record is, in the same transaction.
create table content.entry_secret (
  tenant_id int not null,
  entry_id text collate "C" not null,
  field text collate "C" not null,
  sealed bytea not null,
  primary key (tenant_id, entry_id, field),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade deferrable initially deferred
);

do $$
declare name text;
begin
  foreach name in array array['media_address', 'entry_secret'] loop
    execute format('alter table content.%I enable row level security', name);
    execute format('alter table content.%I force row level security', name);
    execute format(
      'create policy tenant on content.%I using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
    execute format('grant select, insert, update, delete on content.%I to captain_app', name);
  end loop;
end $$;
