-- Lists and counts of what becomes public or has ceased to be at a set time: few among many that are simply public.
create index entry_begins on content.entry (tenant_id, type, publish_from, id) where publish_from is not null and status = 'published' and deleted_at is null;
create index entry_ends on content.entry (tenant_id, type, publish_until, id) where publish_until is not null and status = 'published' and deleted_at is null;
