-- What people have had made by the AI tools: their own history, kept for 30 days.

create schema ai;

create table ai.generation (
  id text collate "C" primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  tool text not null check (tool in ('textToImage', 'translationPrompt')),
  state text not null check (state in ('running', 'done', 'failed', 'cancelled')),
  request jsonb not null,
  -- The English prompt.
  answer text,
  failure text,
  -- Whoever asked wants no more of it; the process that is at it looks here.
  is_cancelled boolean not null default false,
  -- The month of Japan that its pictures are counted in.
  month date not null,
  idempotency_key text,
  -- Written again and again by the process that is at it.
  alive_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create index generation_by_user on ai.generation (user_id, id desc);
create index generation_by_age on ai.generation (created_at);
create unique index generation_by_key on ai.generation (user_id, idempotency_key) where idempotency_key is not null;
-- Pictures are made for an account one request at a time, also for two that come at the same moment.
create unique index generation_under_way on ai.generation (user_id) where state = 'running' and tool = 'textToImage';
create index generation_running on ai.generation (alive_at) where state = 'running';

create table ai.image (
  generation_id text collate "C" not null references ai.generation (id) on delete cascade,
  place int not null check (place between 0 and 3),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  seed int not null check (seed >= 0),
  bytes bytea,
  mime_type text check (mime_type in ('image/png', 'image/jpeg', 'image/webp')),
  width int,
  height int,
  failure text,
  primary key (generation_id, place),
  check ((state = 'done') = (bytes is not null)),
  check ((bytes is null) = (mime_type is null))
);
-- Pictures are compressed already.
alter table ai.image alter column bytes set storage external;

-- Which pictures went into whose media library.
create table ai.kept_image (
  generation_id text collate "C" not null,
  place int not null,
  tenant_id int not null,
  media_id text collate "C" not null,
  primary key (generation_id, place, tenant_id),
  foreign key (generation_id, place) references ai.image (generation_id, place) on delete cascade,
  foreign key (tenant_id, media_id) references content.media (tenant_id, id) on delete cascade
);
create index kept_image_by_media on ai.kept_image (tenant_id, media_id);

-- What is left of the AI's pictures without being used anywhere is looked for by its age.
create index media_made_by_ai on content.media (tenant_id, created_at) where source = 'ai';
