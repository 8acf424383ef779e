-- Public holidays of Japan, the same for every tenant; `source` says who published them, and when.
create table content.holiday (
  date date primary key,
  name_ja text not null,
  name_en text not null,
  source text not null,
  imported_at timestamptz not null default now()
);
grant select on content.holiday to captain_app;
