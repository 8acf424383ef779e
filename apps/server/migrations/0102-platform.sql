-- What the tenant that runs the platform, number 1, decides about all tenants and accounts. Its transactions run as
-- captain_app like everybody's, which sees nothing of the schema auth: these functions are all that it can do there, and
-- in the scope of another tenant they do nothing but refuse.
create schema platform;
grant usage on schema platform to captain_app;

-- The profile of each tenant, as far as the server needs it outside of that one tenant; a tenant without a row is as its declaration says.
create table platform.tenant (
  number int primary key check (number > 0),
  status text not null check (status in ('preparing', 'active', 'suspended', 'closed')),
  names jsonb not null,
  color text not null check (color ~ '^#[0-9A-Fa-f]{6}$'),
  sort_order int not null,
  updated_at timestamptz not null default now()
);

create function platform.refuse_others() returns void
  language plpgsql stable set search_path = pg_temp
as $$
begin
  if nullif(current_setting('app.tenant', true), '')::int is distinct from 1 then
    raise exception 'only the tenant that runs the platform may do that' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Whether the public reads anything of the tenant in scope.
create function platform.is_open() returns boolean
  language sql stable security definer set search_path = platform, pg_temp
as $$
  select not exists (
    select from platform.tenant t
    where t.number = nullif(current_setting('app.tenant', true), '')::int and t.status in ('suspended', 'closed'))
$$;

-- Keeps a profile. Every server process forgets what it has of that tenant when the transaction commits.
create function platform.put_tenant(wanted int, new_status text, new_names jsonb, new_color text, new_order int) returns void
  language plpgsql security definer set search_path = platform, pg_temp
as $$
begin
  perform platform.refuse_others();
  insert into platform.tenant (number, status, names, color, sort_order) values (wanted, new_status, new_names, new_color, new_order)
  on conflict (number) do update set status = excluded.status, names = excluded.names, color = excluded.color,
    sort_order = excluded.sort_order, updated_at = now();
  perform pg_notify('captain_content', wanted || ' platform');
end
$$;

-- Accounts by id or, where none is given, by e-mail address or with a membership anywhere: what people on the platform are known by.
create function platform.accounts(wanted_id text, wanted_email text)
  returns table (id text, name text, email text, locale text, state text, "lastSignInAt" timestamptz, "mayUseAi" boolean, memberships jsonb)
  language plpgsql stable security definer set search_path = auth, pg_temp
as $$
begin
  perform platform.refuse_others();
  return query
    select u.id, u.name, u.email, u.locale,
      case
        when u.banned and (u."banExpires" is null or u."banExpires" > now()) then 'suspended'
        when not u."isUser" then 'unapproved'
        when u."lastSignInAt" is not null or exists (select from auth.passkey p where p."userId" = u.id)
          or exists (select from auth.account a where a."userId" = u.id and a.password is not null) then 'active'
        else 'invited'
      end,
      u."lastSignInAt",
      exists (
        select from auth.permission_grant g where g.user_id = u.id and g.permission = 'ai'
          and (g.expires_on is null or g.expires_on >= (now() at time zone 'Asia/Tokyo')::date)),
      coalesce((
        select jsonb_agg(jsonb_build_object('tenant', m.tenant_id, 'role', m.role, 'since', m.created_at) order by m.tenant_id)
        from auth.membership m where m.user_id = u.id), '[]')
    from auth."user" u
    where case
      when wanted_id is not null then u.id = wanted_id
      when wanted_email is not null then u.email = lower(wanted_email)
      else exists (select from auth.membership m where m.user_id = u.id)
    end
    order by u."createdAt", u.id;
end
$$;

-- Makes an account that somebody is invited to: approved, and without a way in until the link of the mail gives one.
create function platform.create_account(new_id text, new_email text, new_name text, new_locale text) returns void
  language plpgsql security definer set search_path = auth, pg_temp
as $$
begin
  perform platform.refuse_others();
  insert into auth."user" (id, name, email, "emailVerified", "isUser", role, locale)
  values (new_id, new_name, lower(new_email), false, true, 'user', new_locale);
end
$$;

-- Adds to the log of administrators; the account and the tenant are those that it happened to.
create function platform.record(event jsonb, wanted text, tenant int, what jsonb) returns void
  language sql security definer set search_path = content, pg_temp
as $$
  insert into content.audit_event (id, at, tenant_id, actor_id, actor_name, impersonator_id, impersonator_name, action, type,
    entry_id, summary, changes, ip_address, user_agent, request_id)
  select event->>'id', now(), tenant, event->>'actorId', event->>'actorName', event->>'impersonatorId', event->>'impersonatorName',
    what->>'action', 'auth-user', wanted, (select u.name || ' <' || u.email || '>' from auth."user" u where u.id = wanted),
    what - 'action', event->>'address', event->>'userAgent', event->>'requestId'
$$;
revoke all on function platform.record(jsonb, text, int, jsonb) from public;

-- Makes an account a member of a tenant, changes its role, or (null) ends its membership. An owner without whom nobody could
-- act for the tenant stays: CP010.
create function platform.set_membership(event jsonb, wanted text, tenant int, new_role text) returns void
  language plpgsql security definer set search_path = auth, pg_temp
as $$
declare
  old_role text;
begin
  perform platform.refuse_others();
  select m.role into old_role from auth.membership m where m.user_id = wanted and m.tenant_id = tenant for update;
  if old_role is not distinct from new_role then
    return;
  end if;
  if old_role = 'owner' and tenant = any (auth.sole_owner_of(wanted)) then
    raise exception 'the last owner of tenant %', tenant using errcode = 'CP010';
  end if;
  if new_role is null then
    delete from auth.membership m where m.user_id = wanted and m.tenant_id = tenant;
  else
    insert into auth.membership (user_id, tenant_id, role) values (wanted, tenant, new_role)
    on conflict (user_id, tenant_id) do update set role = excluded.role;
  end if;
  perform platform.record(event, wanted, tenant, jsonb_build_object('action', 'permission', 'fields', jsonb_build_array('memberRole'),
    'diff', jsonb_build_object('memberRole', jsonb_build_array(old_role, new_role))));
end
$$;

-- Lets an account use the AI tools, again where that was over, or no longer.
create function platform.grant_ai(event jsonb, wanted text, allowed boolean) returns void
  language plpgsql security definer set search_path = auth, pg_temp
as $$
declare
  changed int;
begin
  perform platform.refuse_others();
  if allowed then
    insert into auth.permission_grant as g (user_id, permission) values (wanted, 'ai')
    on conflict (user_id, permission) do update set expires_on = null
      where g.expires_on < (now() at time zone 'Asia/Tokyo')::date;
  else
    delete from auth.permission_grant g where g.user_id = wanted and g.permission = 'ai';
  end if;
  get diagnostics changed = row_count;
  if changed > 0 then
    perform platform.record(event, wanted, null, jsonb_build_object('action', 'permission', 'fields', jsonb_build_array('mayUseAi'),
      'diff', jsonb_build_object('mayUseAi', jsonb_build_array(not allowed, allowed))));
  end if;
end
$$;

-- Keeps the hash of an invitation's link for 72 h; links that the account was given before end.
create function platform.put_invitation(event jsonb, wanted text, new_hash bytea) returns void
  language plpgsql security definer set search_path = auth, pg_temp
as $$
begin
  perform platform.refuse_others();
  delete from auth.one_time_link l where l.user_id = wanted and l.used_at is null;
  insert into auth.one_time_link (hash, user_id, kind, created_by, expires_at)
  values (new_hash, wanted, 'invite', (select u.id from auth."user" u where u.id = event->>'actorId'), now() + interval '72 hours');
  perform platform.record(event, wanted, null, jsonb_build_object('action', 'invite', 'fields', '[]'::jsonb));
end
$$;

do $$
declare name text;
begin
  foreach name in array array['is_open()', 'put_tenant(int, text, jsonb, text, int)', 'accounts(text, text)',
    'create_account(text, text, text, text)', 'set_membership(jsonb, text, int, text)', 'grant_ai(jsonb, text, boolean)',
    'put_invitation(jsonb, text, bytea)'] loop
    execute format('revoke all on function platform.%s from public', name);
    execute format('grant execute on function platform.%s to captain_app', name);
  end loop;
end
$$;

-- The tenant that runs the platform follows what happens to accounts elsewhere, by their ids.
create function platform.tell() returns trigger
  language plpgsql set search_path = pg_temp
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('captain_platform', coalesce(changed->>'user_id', changed->>'id'));
  return null;
end
$$;
create trigger tell_platform after insert or update or delete on auth.membership for each row execute function platform.tell();
create trigger tell_platform after insert or delete or update of expires_on on auth.permission_grant for each row execute function platform.tell();
create trigger tell_platform after delete or update of email, banned, "banExpires", "isUser", "lastSignInAt" on auth."user"
  for each row execute function platform.tell();
