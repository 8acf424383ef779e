-- What the first page of the back office asks of every tenant: drafts by whoever wrote them last, English that has fallen
-- behind its Japanese, and what happened in the last thirty days.
create index entry_own_drafts on content.entry (tenant_id, updated_by, updated_at, id) where status = 'draft' and deleted_at is null;
create index entry_english_behind on content.entry (tenant_id, type, id) where en_updated_at < ja_updated_at and deleted_at is null;
create index audit_event_days on content.audit_event (tenant_id, id) include (at, action, type, actor_id);

-- Who has been shown around.
create table auth.tour (
  user_id text primary key references auth."user" (id) on delete cascade,
  ended_at timestamptz not null default now()
);

-- Records that came as samples; what is no longer among them, or has been edited by somebody, is nobody's sample.
create table content.sample (
  tenant_id int not null,
  entry_id text collate "C" not null,
  primary key (tenant_id, entry_id),
  foreign key (tenant_id, entry_id) references content.entry (tenant_id, id) on delete cascade
);
alter table content.sample enable row level security;
alter table content.sample force row level security;
create policy tenant on content.sample using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert, delete on content.sample to captain_app;
