-- Who hears of what the public writes to the tenant in scope, each address once: the addresses that its profile names, and
-- the members who want to. Both are kept by the tenant that runs the platform, number 1, which knows tenants by their names;
-- membership itself is asked of the scope, so that nobody who has left, or is a member elsewhere, hears anything.
create function platform.contact_addressees(wanted_slug text) returns table (name text, email text)
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
revoke all on function platform.contact_addressees(text) from public;
grant execute on function platform.contact_addressees(text) to captain_app;
