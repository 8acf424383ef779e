-- When a mail server took the first byte of a mail. A mail that was taken and never handed over can be sent again without being sent twice.
-- Only servers that note the handover clear it when they take a mail; the default keeps the mails of older ones from being sent twice.
alter table mail.outbox add column handed_over_at timestamptz default now();
