-- Roles that the owners of a tenant define: sets of rights on its content types. Sessions are read with them, before any tenant is in
-- scope, as the owner of the table.
create table content.member_role (
  tenant_id int not null,
  key text collate "C" not null check (key ~ '^[a-z][a-z0-9-]{0,39}$' and key not in ('viewer', 'editor', 'owner')),
  definition jsonb not null check (definition->>'key' = key),
  lock_version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by_name text not null,
  primary key (tenant_id, key)
);
alter table content.member_role enable row level security;
create policy tenant on content.member_role using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int);
grant select, insert, update, delete on content.member_role to captain_app;

-- A membership with a custom role has the lowest built-in role, so that whatever ignores custom roles grants the least.
alter table auth.membership
  add column custom_role text collate "C",
  add constraint membership_custom_role foreign key (tenant_id, custom_role) references content.member_role (tenant_id, key),
  add constraint membership_custom_role_base check (custom_role is null or role = 'viewer');

create index membership_by_custom_role on auth.membership (tenant_id, custom_role) where custom_role is not null;

create or replace view content.member with (security_barrier) as
  select m.tenant_id, m.role, u.id, u.name, u.email, m.custom_role
  from auth.membership m join auth."user" u on u.id = m.user_id
  where m.tenant_id = nullif(current_setting('app.tenant', true), '')::int;

-- Gives a member of the tenant in scope another role, built-in or custom; records it like changes by the platform.
create function content.set_member_role(event jsonb, wanted text, new_role text, new_custom text) returns boolean
  language plpgsql security definer set search_path = auth, pg_temp
as $$
declare
  tenant int := nullif(current_setting('app.tenant', true), '')::int;
  old_role text;
  old_custom text;
begin
  select m.role, m.custom_role into old_role, old_custom from auth.membership m where m.user_id = wanted and m.tenant_id = tenant for update;
  if old_role is null then
    return false;
  end if;
  if old_role = new_role and old_custom is not distinct from new_custom then
    return true;
  end if;
  if old_role = 'owner' and new_role <> 'owner' and tenant = any (auth.sole_owner_of(wanted)) then
    raise exception 'the last owner of tenant %', tenant using errcode = 'CP010';
  end if;
  update auth.membership m set role = new_role, custom_role = new_custom where m.user_id = wanted and m.tenant_id = tenant;
  perform platform.record(event, wanted, tenant, jsonb_build_object('action', 'permission', 'fields', jsonb_build_array('memberRole'),
    'diff', jsonb_build_object('memberRole', jsonb_build_array(coalesce(old_custom, old_role), coalesce(new_custom, new_role)))));
  return true;
end
$$;
revoke all on function content.set_member_role(jsonb, text, text, text) from public;
grant execute on function content.set_member_role(jsonb, text, text, text) to captain_app;

-- The platform sets built-in roles. A member keeps a custom role while its built-in role stays the same.
create or replace function platform.set_membership(event jsonb, wanted text, tenant int, new_role text) returns void
  language plpgsql security definer set search_path = auth, pg_temp
as $$
declare
  old_role text;
  old_custom text;
begin
  perform platform.refuse_others();
  select m.role, m.custom_role into old_role, old_custom from auth.membership m where m.user_id = wanted and m.tenant_id = tenant for update;
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
    on conflict (user_id, tenant_id) do update set role = excluded.role, custom_role = null;
  end if;
  perform platform.record(event, wanted, tenant, jsonb_build_object('action', 'permission', 'fields', jsonb_build_array('memberRole'),
    'diff', jsonb_build_object('memberRole', jsonb_build_array(coalesce(old_custom, old_role), new_role))));
end
$$;

-- Mails about submissions show what a custom role may not: they go to members with a built-in role only.
create or replace function platform.contact_addressees(wanted_slug text) returns table (name text, email text)
  language sql stable security definer set search_path = content, pg_temp
as $$
  with profile as (
    select t.id, t.data from content.entry t
    where t.tenant_id = 1 and t.type = 'tenant' and t.deleted_at is null and t.data ->> 'slug' = wanted_slug
  ),
  notified as (
    select u.name, u.email, 0 as place
    from profile p
    join content.entry r on r.tenant_id = 1 and r.type = 'tenant-user' and r.deleted_at is null
      and r.data ->> 'tenant' = p.id and r.data -> 'notifyContact' = 'true'::jsonb
    join auth."user" u on u.id = r.data ->> 'accountId'
    join auth.membership m on m.user_id = u.id and m.tenant_id = nullif(current_setting('app.tenant', true), '')::int
      and m.custom_role is null
    where u.banned is not true or u."banExpires" <= now()
    union all
    select null, named ->> 'email', 1
    from profile p, jsonb_array_elements(coalesce(nullif(p.data -> 'notifyEmails', 'null'::jsonb), '[]'::jsonb)) named
  )
  select found.name, found.email
  from (select distinct on (lower(n.email)) n.name, n.email, n.place from notified n where n.email is not null
    order by lower(n.email), n.place) found
  order by found.place, found.email limit 100
$$;
