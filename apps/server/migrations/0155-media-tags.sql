-- Tags of the media library. A file may have several: identical files are one asset, which serves several purposes.
create table content.media_tag (
  tenant_id int not null,
  id text collate "C" not null,
  name text not null,
  -- The name as searches fold it: no two tags differ by width, case or kana only.
  folded text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, folded)
);

create table content.media_tagging (
  tenant_id int not null,
  tag_id text collate "C" not null,
  media_id text collate "C" not null,
  primary key (tenant_id, tag_id, media_id),
  foreign key (tenant_id, tag_id) references content.media_tag (tenant_id, id) on delete cascade,
  foreign key (tenant_id, media_id) references content.media (tenant_id, id) on delete cascade
);
create index media_tagging_media on content.media_tagging (tenant_id, media_id);

-- The orders of the library; that by time has the primary key. A page is one index scan. Searched texts begin with the name, folded.
create index media_by_name on content.media (tenant_id, (left(search, 200) collate "C"), id);
create index media_by_size on content.media (tenant_id, size, id);

do $$
declare name text;
begin
  foreach name in array array['media_tag', 'media_tagging'] loop
    execute format('alter table content.%I enable row level security', name);
    execute format('alter table content.%I force row level security', name);
    execute format(
      'create policy tenant on content.%I using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
    execute format('grant select, insert, update, delete on content.%I to captain_app', name);
  end loop;
end $$;
