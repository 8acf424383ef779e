-- What the staff of all tenants are told, newest first: few records beside those that are for the public alone.
create index entry_bulletins on content.entry (tenant_id, type, publish_from, id)
  where deleted_at is null and published ->> 'audience' in ('captain', 'both');
