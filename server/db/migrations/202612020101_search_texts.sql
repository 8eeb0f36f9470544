-- phase: expand
-- noun: platform/desk

-- Operators of pg_trgm are not leakproof, so no trigram index of a table under row-level security is ever used. This table
-- has no policy and the site's role has no right to it: only a function reads it, and only for our team.
create table search_texts (
  kind text not null check (kind in ('person', 'home', 'lease', 'repair', 'pro', 'invoice', 'lead', 'thread')),
  subject_id uuid not null,
  text text not null,
  primary key (kind, subject_id)
);
comment on table search_texts is 'What the desk searches by any part and by likeness, in lower case. Triggers of the searched tables keep it.';
comment on column search_texts.subject_id is 'Row of users, homes, lease_residents, work_orders, pros, work_order_invoices, leads, or threads, by the kind.';

create function app.note_search_text() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  noted constant text := tg_argv[0];
  found text;
begin
  if tg_op = 'DELETE' then
    delete from search_texts where kind = noted and subject_id = old.id;
    return null;
  end if;
  case noted
    when 'person' then
      if new.erased_at is null then
        found := concat_ws(' ', new.first_name_key, new.last_name_key, new.email_key);
      end if;
    when 'home' then found := new.address_key;
    when 'lease' then found := lower(new.name);
    when 'repair' then found := lower(new.title || ' ' || new.description);
    when 'pro' then found := lower(new.company || ' ' || new.contact_name);
    when 'invoice' then found := lower(new.vendor_name || ' ' || new.number);
    when 'lead' then found := lower(new.first_name || ' ' || new.last_name || ' ' || new.email::text);
    when 'thread' then found := lower(new.subject);
  end case;
  if found is null then
    delete from search_texts where kind = noted and subject_id = new.id;
  else
    insert into search_texts (kind, subject_id, text) values (noted, new.id, found)
      on conflict (kind, subject_id) do update set text = excluded.text where search_texts.text <> excluded.text;
  end if;
  return null;
end $$;
revoke all on function app.note_search_text() from public;

create trigger users_search_text after insert or update of first_name, last_name, email, erased_at or delete on users
  for each row execute function app.note_search_text('person');
create trigger homes_search_text after insert or update of street_address or delete on homes
  for each row execute function app.note_search_text('home');
create trigger lease_residents_search_text after insert or update of name or delete on lease_residents
  for each row execute function app.note_search_text('lease');
create trigger work_orders_search_text after insert or update of title, description or delete on work_orders
  for each row execute function app.note_search_text('repair');
create trigger pros_search_text after insert or update of company, contact_name or delete on pros
  for each row execute function app.note_search_text('pro');
create trigger work_order_invoices_search_text after insert or update of vendor_name, number or delete on work_order_invoices
  for each row execute function app.note_search_text('invoice');
create trigger leads_search_text after insert or update of first_name, last_name, email or delete on leads
  for each row execute function app.note_search_text('lead');
create trigger threads_search_text after insert or update of subject or delete on threads
  for each row execute function app.note_search_text('thread');

-- The rows of the wanted kinds with every word somewhere in their text; with `likeness`, with a part like every word, by
-- the word similarity of pg_trgm. At most `most` of each kind, the most alike first, of the first 400 that an index finds.
create function app.search_texts(words text[], wanted text[], likeness real, most integer)
  returns table (kind text, subject_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  each text;
  condition text;
begin
  if not app.is_staff() then
    raise exception 'Only our team searches.' using errcode = 'insufficient_privilege';
  end if;
  if likeness is null then
    select string_agg(format('text like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and ')
      into condition from unnest(words) word;
  else
    perform set_config('pg_trgm.word_similarity_threshold', likeness::text, true);
    select string_agg(format('%L <%% text', word), ' and ') into condition from unnest(words) word;
  end if;
  foreach each in array wanted loop
    return query execute format(
      'select kind, subject_id from (select * from search_texts where kind = %L and %s limit 400) candidate
       order by word_similarity(%L, text) desc, subject_id limit %s',
      each, condition, array_to_string(words, ' '), most);
  end loop;
end $$;
revoke all on function app.search_texts(words text[], wanted text[], likeness real, most integer) from public;
select app.grant_to_app('execute', 'function app.search_texts(words text[], wanted text[], likeness real, most integer)');
