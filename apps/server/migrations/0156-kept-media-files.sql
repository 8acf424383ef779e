-- Files of an asset that are not shown now: the whole picture of which the asset shows a part, and for half an hour the file that another
-- replaced, with its whole picture. A row counts only while the asset has the file `current_path`: servers of earlier versions replace files
-- without knowing of these.
create table content.media_kept (
  tenant_id int not null,
  media_id text collate "C" not null,
  kind text not null check (kind in ('original', 'former', 'former-original')),
  current_path text not null,
  path text not null,
  original_name text not null,
  file_name text not null,
  mime_type text not null,
  size int not null,
  width int,
  height int,
  sha256 text not null,
  -- The part of an original that is shown, as fractions of its sides.
  crop jsonb,
  kept_at timestamptz not null,
  primary key (tenant_id, media_id, kind),
  foreign key (tenant_id, media_id) references content.media (tenant_id, id) on delete cascade,
  check ((kind = 'former') = (crop is null))
);
create index media_kept_former on content.media_kept (tenant_id, kept_at) where kind <> 'original';

alter table content.media_kept enable row level security;
alter table content.media_kept force row level security;
create policy tenant on content.media_kept using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert, update, delete on content.media_kept to captain_app;

-- Notes the file of a deleted row, also when the asset is deleted: it is removed an hour later unless an asset has it by then.
create function content.note_kept_file() returns trigger language plpgsql set search_path = content, pg_temp as $$
begin
  insert into content.unnamed_file (tenant_id, path) values (old.tenant_id, old.path) on conflict do nothing;
  return null;
end $$;
create trigger note_kept_file after delete on content.media_kept for each row execute function content.note_kept_file();
