-- Paths of the fields whose English was left as it was when their Japanese changed.
alter table content.entry add column english_behind text[] not null default '{}';
