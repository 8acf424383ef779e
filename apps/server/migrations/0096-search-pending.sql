-- What saves add to the index of search words waits in a list that every search reads to its end: up to four megabytes unless
-- said, which is most of a search's work.
alter index content.entry_search_grams set (gin_pending_list_limit = 256);
