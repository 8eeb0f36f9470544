-- PostgreSQL alone searches homes.
drop trigger homes_index_insert on homes;
drop trigger homes_index_update on homes;
drop trigger homes_index_delete on homes;
drop function app.note_home_changes();
drop table home_index_changes, home_indexes;
