-- Replies that staff write to the senders of messages. `thread` has the ids of the earlier mails of the conversation; it is null for mails
-- that the server writes by itself.
alter table mail.outbox add column thread text[];

create or replace function mail.put(mails jsonb) returns void
  language sql security definer set search_path = mail, pg_temp
as $$
  insert into mail.outbox (id, tenant_id, event, recipient, locale, from_name, reply_to, subject, body_text, body_html, thread)
  select m.id, nullif(current_setting('app.tenant', true), '')::int, m.event, m.recipient, m.locale, m.from_name, m.reply_to,
    m.subject, m.body_text, m.body_html, m.thread
  from jsonb_to_recordset(mails) as m (id text, event text, recipient text, locale text, from_name text, reply_to text,
    subject text, body_text text, body_html text, thread text[])
  on conflict do nothing
$$;

-- Outcomes of replies that were not sent, for as long as their records can be. The outbox forgets its mails after 30 days.
create table mail.undelivered (
  id text collate "C" primary key,
  tenant_id int not null,
  state text not null,
  since timestamptz not null default now()
);
create index undelivered_since on mail.undelivered (since);

-- The states of mails of the tenant in scope, which captain_app may not read otherwise. A mail that the outbox has forgotten was sent.
create function mail.states(ids text[]) returns table (id text, state text)
  language sql stable security definer set search_path = mail, pg_temp
as $$
  select one.id, coalesce(m.state, u.state, 'sent')
  from unnest(ids) as one (id)
  left join mail.outbox m on m.id = one.id
  left join mail.undelivered u on u.id = one.id
  where coalesce(m.tenant_id, u.tenant_id, nullif(current_setting('app.tenant', true), '')::int)
    = nullif(current_setting('app.tenant', true), '')::int
$$;
revoke all on function mail.states(text[]) from public;
grant execute on function mail.states(text[]) to captain_app;

-- The address in the profile of a tenant, to which people respond. The tenant that runs the platform, number 1, keeps the profiles.
create function platform.tenant_address(wanted_slug text) returns text
  language sql stable security definer set search_path = content, pg_temp
as $$
  select nullif(t.data ->> 'email', '') from content.entry t
  where t.tenant_id = 1 and t.type = 'tenant' and t.deleted_at is null and t.data ->> 'slug' = wanted_slug limit 1
$$;
revoke all on function platform.tenant_address(text) from public;
grant execute on function platform.tenant_address(text) to captain_app;
