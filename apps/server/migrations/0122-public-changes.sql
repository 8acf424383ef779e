-- Notes the changes of records and assets in the setting `app.changes` of the transaction, one a line: `type id time time` for a record,
-- with the starts of publication before and after in ms, ` id` for an asset, and `~ id` for a record whose public copy stays as it is. The
-- commit sends them to all servers. A notification has room for 8,000 bytes: `~` alone stands for any number of drafts, `*` for everything.
-- Transactions that announce nothing themselves, because another program runs them, notify the servers of each change; of more than a hundred
-- they notify that everything of the tenant has changed.
create function content.note_change(tenant int, line text) returns void language plpgsql set search_path = content, pg_temp as $$
declare
  noted text := coalesce(current_setting('app.changes', true), '');
  place int;
begin
  if coalesce(current_setting('app.announces', true), '') = '' then
    place := coalesce(nullif(current_setting('app.changed_rows', true), ''), '0')::int + 1;
    perform set_config('app.changed_rows', place::text, true);
    perform pg_notify('captain_content', tenant || ' database' || case when place <= 100 then E'\n' || line else '' end);
  else
    perform set_config('app.changes', case when length(noted) + length(line) > 6000 then '*' when noted = '' then line else noted || E'\n' || line end, true);
  end if;
end $$;

create function content.note_entry_change() returns trigger language plpgsql set search_path = content, pg_temp as $$
declare
  noted text := coalesce(current_setting('app.changes', true), '');
  was boolean;
  is_now boolean;
  line text;
begin
  if noted = '*' then return null; end if;
  was := tg_op <> 'INSERT' and old.published_position is not null and old.deleted_at is null;
  is_now := tg_op <> 'DELETE' and new.published_position is not null and new.deleted_at is null;
  -- The documents are compared last: long ones are compressed.
  if was <> is_now or (was
    and (old.published_position <> new.published_position
      or old.publish_from is distinct from new.publish_from
      or old.publish_until is distinct from new.publish_until
      or old.published_at is distinct from new.published_at
      or old.first_published_at is distinct from new.first_published_at
      or old.published_slug is distinct from new.published_slug
      or old.published is distinct from new.published))
  then
    line := concat_ws(' ',
      case when is_now then new.type else old.type end,
      case when is_now then new.id else old.id end,
      case when was then round(extract(epoch from old.publish_from) * 1000)::bigint end,
      case when is_now then round(extract(epoch from new.publish_from) * 1000)::bigint end);
  elsif length(noted) < 3000 then
    line := '~ ' || case when tg_op = 'DELETE' then old.id else new.id end;
  elsif right(noted, 1) = '~' then
    return null;
  else
    line := '~';
  end if;
  perform content.note_change(case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end, line);
  return null;
end $$;

create trigger note_change after insert or update or delete on content.entry for each row execute function content.note_entry_change();

create function content.note_media_change() returns trigger language plpgsql set search_path = content, pg_temp as $$
begin
  if coalesce(current_setting('app.changes', true), '') <> '*' then perform content.note_change(old.tenant_id, ' ' || old.id); end if;
  return null;
end $$;

create trigger note_change after update of original_name, path, mime_type, size, width, height, alt, focal_x, focal_y, variants or delete
  on content.media for each row execute function content.note_media_change();
