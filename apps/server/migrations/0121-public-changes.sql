-- Notes the changes of records and assets in the setting `app.changes` of the transaction, one a line: `type id time time` for a record,
-- with the starts of publication before and after in ms, ` id` for an asset, and `~ id` for a record whose public copy stays as it is. The commit
-- sends them to all servers.
create function content.note_change(line text) returns void language plpgsql set search_path = content, pg_temp as $$
declare
  noted text := coalesce(current_setting('app.changes', true), '');
begin
  if noted = '*' then return; end if;
  -- A notification has room for 8,000 bytes. Drafts leave room for what is public: `~` stands for any number of them.
  if starts_with(line, '~ ') and length(noted) > 3000 then
    if right(noted, 2) = E'\n~' then return; end if;
    line := '~';
  end if;
  perform set_config('app.changes', case when length(noted) + length(line) > 6000 then '*' when noted = '' then line else noted || E'\n' || line end, true);
end $$;

create function content.note_entry_change() returns trigger language plpgsql set search_path = content, pg_temp as $$
declare
  was boolean := tg_op <> 'INSERT' and old.published_position is not null and old.deleted_at is null;
  is_now boolean := tg_op <> 'DELETE' and new.published_position is not null and new.deleted_at is null;
begin
  if not was and not is_now then
    perform content.note_change('~ ' || case when tg_op = 'DELETE' then old.id else new.id end);
    return null;
  end if;
  if was and is_now
    and old.published_position = new.published_position
    and old.publish_from is not distinct from new.publish_from
    and old.publish_until is not distinct from new.publish_until
    and old.published_at is not distinct from new.published_at
    and old.first_published_at is not distinct from new.first_published_at
    and old.published_slug is not distinct from new.published_slug
    and old.published is not distinct from new.published
  then
    perform content.note_change('~ ' || new.id);
    return null;
  end if;
  perform content.note_change(concat_ws(' ',
    case when is_now then new.type else old.type end,
    case when is_now then new.id else old.id end,
    case when was then round(extract(epoch from old.publish_from) * 1000)::bigint end,
    case when is_now then round(extract(epoch from new.publish_from) * 1000)::bigint end));
  return null;
end $$;

create trigger note_change after insert or update or delete on content.entry for each row execute function content.note_entry_change();

create function content.note_media_change() returns trigger language plpgsql set search_path = content, pg_temp as $$
begin
  perform content.note_change(' ' || old.id);
  return null;
end $$;

create trigger note_change after update of original_name, path, mime_type, size, width, height, alt, focal_x, focal_y, variants or delete on content.media for each row execute function content.note_media_change();
