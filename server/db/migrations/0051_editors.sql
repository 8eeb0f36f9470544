-- Who writes the words of the site. Editors use the Studio; in everything else they are a member like any other.
alter table users drop constraint if exists users_type_check;
alter table users add constraint users_type_check check (type in ('homeowner', 'resident', 'editor', 'staff'));
