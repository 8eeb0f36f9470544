-- phase: expand
-- no transaction

-- Pages of the inbox, the latest first.
create index concurrently if not exists threads_newest on threads (last_message_at desc, id desc);
drop index concurrently if exists threads_recent;

-- Row-level security keeps `ilike` from using an index: it served nobody, and every message paid for it.
drop index concurrently if exists messages_words;

-- The newest messages, which our team searches.
create index concurrently if not exists messages_newest on messages (created_at desc);
