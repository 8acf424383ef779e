-- Whether a session that began with a password or a link has confirmed more than that since: its user registered a passkey in it or linked
-- the account of the organisation. A passkey that the account has does not make a session strong which a password began.
alter table auth.session add column "isConfirmed" boolean not null default false;
