-- Mails wait here from the transaction that they tell of until a server has sent them. One for each event and recipient.
create schema mail;
grant usage on schema mail to captain_app;

create table mail.outbox (
  id text collate "C" primary key,
  -- Null: a mail of the platform itself.
  tenant_id int,
  event text not null,
  recipient text not null,
  locale text not null,
  from_name text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'kept', 'failed', 'unsure')),
  attempts int not null default 0,
  reason text,
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  taken_at timestamptz,
  settled_at timestamptz
);
create unique index outbox_event on mail.outbox (coalesce(tenant_id, 0), event, recipient);
create index outbox_open on mail.outbox (next_at, id) where state in ('waiting', 'sending');
create index outbox_settled on mail.outbox (settled_at) where settled_at is not null;

-- The one way in for captain_app, which can neither read nor change what waits: the tenant is that of the transaction.
create function mail.put(mails jsonb) returns void
  language sql security definer set search_path = mail, pg_temp
as $$
  insert into mail.outbox (id, tenant_id, event, recipient, locale, from_name, reply_to, subject, body_text, body_html)
  select m.id, nullif(current_setting('app.tenant', true), '')::int, m.event, m.recipient, m.locale, m.from_name, m.reply_to,
    m.subject, m.body_text, m.body_html
  from jsonb_to_recordset(mails) as m (id text, event text, recipient text, locale text, from_name text, reply_to text,
    subject text, body_text text, body_html text)
  on conflict do nothing
$$;
revoke all on function mail.put(jsonb) from public;
grant execute on function mail.put(jsonb) to captain_app;
