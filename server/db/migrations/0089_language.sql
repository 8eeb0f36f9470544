-- The language somebody would rather read, where we have words in it.
alter table users add column language text not null default 'en' check (language in ('en', 'es'));
