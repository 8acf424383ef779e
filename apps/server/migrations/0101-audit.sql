-- The log of content is the log of everything: what happens to accounts belongs to no tenant unless it says so.
alter table content.audit_event drop constraint audit_event_pkey;
alter table content.audit_event alter column tenant_id drop not null;
alter table content.audit_event
  add primary key (id),
  -- The administrator who acted as the actor.
  add column impersonator_id text,
  add column impersonator_name text,
  -- What it was about, in the words of its time: an account by name and address.
  add column summary text,
  add column ip_address text,
  add column user_agent text,
  -- What is told once in a while, however often it happens.
  add column once text collate "C" unique;

create index audit_event_tenant on content.audit_event (tenant_id, id);
create index audit_event_actor on content.audit_event (actor_id, id);
create index audit_event_impersonator on content.audit_event (impersonator_id, id) where impersonator_id is not null;
create index audit_event_action on content.audit_event (action, id);
create index audit_event_type on content.audit_event (type, id);
create index audit_event_record on content.audit_event (entry_id, id) where tenant_id is null;

-- Its owner reads it across tenants, for administrators; captain_app still sees the tenant in scope only.
alter table content.audit_event no force row level security;

-- Nobody rewrites it, its owner neither: rows go after two years, and of those that stay only the note may be forgotten.
create function content.keep_audit_event() returns trigger
  language plpgsql set search_path = content, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    if old.at >= now() - interval '2 years' then
      raise exception 'events are kept for two years' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if to_jsonb(new) is distinct from jsonb_set(to_jsonb(old), '{changes}', old.changes - 'note') then
    raise exception 'events stay as they are' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger keep_audit_event before update or delete on content.audit_event for each row execute function content.keep_audit_event();

-- Search in names and addresses: folded like the words that are asked for, in characters and pairs of neighbours.
create function auth.search_text(a text, b text) returns text
  language sql immutable parallel safe
as $$ select lower(normalize(coalesce(a, '') || ' ' || coalesce(b, ''), nfkc)) $$;

-- In plpgsql, which costs a tenth of the same in SQL; what holds a space is found by nobody, and does no harm.
create function auth.grams(body text) returns text[]
  language plpgsql immutable parallel safe strict cost 1000
as $$
declare
  letters text[] := string_to_array(body, null);
  grams text[] := letters;
begin
  for i in 1 .. cardinality(letters) - 1 loop
    grams := grams || (letters[i] || letters[i + 1]);
  end loop;
  return grams;
end
$$;

create index audit_event_search on content.audit_event using gin (auth.grams(auth.search_text(actor_name, summary)));

-- What the list of accounts is searched, sorted and filtered by.
alter table auth."user"
  add column "passkeyCount" int not null default 0,
  -- Kept, since a list that is walked in its order would make them anew for every row.
  add column "searchGrams" text[] not null generated always as (auth.grams(auth.search_text(name, email))) stored;
update auth."user" u set "passkeyCount" = (select count(*) from auth.passkey p where p."userId" = u.id);

create function auth.count_passkeys() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
declare
  holder text := case when tg_op = 'DELETE' then old."userId" else new."userId" end;
begin
  update auth."user" set "passkeyCount" = (select count(*) from auth.passkey p where p."userId" = holder) where id = holder;
  return null;
end
$$;
create trigger count_passkeys after insert or delete on auth.passkey for each row execute function auth.count_passkeys();

create index user_search on auth."user" using gin ("searchGrams");
create index user_by_creation on auth."user" ("createdAt", id);
create index user_by_name on auth."user" (name collate "C", id);
create index user_by_email on auth."user" (email collate "C", id);
create index user_by_sign_in on auth."user" (coalesce("lastSignInAt", 'epoch'), id);
create index user_admin on auth."user" ("createdAt", id) where role = 'admin';
create index user_banned on auth."user" ("createdAt", id) where banned;
create index user_waiting on auth."user" ("createdAt", id) where not "isUser";
create index user_without_passkey on auth."user" ("createdAt", id) where "passkeyCount" = 0;

-- Acting as somebody else ends after an hour, whatever keeps the session going.
create function auth.limit_impersonation() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  new."expiresAt" := least(new."expiresAt", new."createdAt" + interval '1 hour');
  return new;
end
$$;
create trigger limit_impersonation before insert or update on auth.session
  for each row when (new."impersonatedBy" is not null) execute function auth.limit_impersonation();
create index session_by_impersonator on auth.session ("impersonatedBy") where "impersonatedBy" is not null;

-- It ends as well with the rights of whoever acts, however they end.
create function auth.end_impersonations() returns trigger
  language plpgsql set search_path = auth, pg_temp
as $$
begin
  if tg_op = 'DELETE' or (new.banned and not old.banned) or (old.role = 'admin' and new.role <> 'admin') then
    delete from auth.session where "impersonatedBy" = old.id;
  end if;
  return null;
end
$$;
create trigger end_impersonations after delete or update of banned, role on auth."user"
  for each row execute function auth.end_impersonations();

-- The tenants of which an account is the only owner who can act. Whoever asks holds their ownerships until the transaction
-- ends, so that two owners do not leave at the same moment, each relying on the other.
create function auth.sole_owner_of(wanted text) returns int[]
  language plpgsql security definer set search_path = auth, pg_temp
as $$
begin
  perform from auth.membership where role = 'owner'
    and tenant_id in (select tenant_id from auth.membership where user_id = wanted and role = 'owner')
    order by tenant_id, user_id for update;
  return array(
    select m.tenant_id from auth.membership m
    where m.user_id = wanted and m.role = 'owner' and not exists (
      select from auth.membership o join auth."user" u on u.id = o.user_id
      where o.tenant_id = m.tenant_id and o.role = 'owner' and o.user_id <> wanted
        and u."isUser" and (not u.banned or u."banExpires" <= now()))
    order by m.tenant_id);
end
$$;
revoke all on function auth.sole_owner_of(text) from public;
