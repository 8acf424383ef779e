-- The user handle that an authenticator stores with a passkey, and returns with each assertion. Null for passkeys from before: their first
-- use tells it.
alter table auth.passkey add column "userHandle" text;
create index passkey_by_handle on auth.passkey ("userHandle") where "userHandle" is not null;
