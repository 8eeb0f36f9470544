-- phase: expand
-- A code asked for with an address we do not know is kept like a Pro's, so that asking and guessing take the same work
-- and end in the same answers. It opens nothing.
alter table pro_logins alter column pro_id drop not null;
-- SHA-256 of the address that was asked with: guesses are counted by it.
alter table pro_logins add column email_hash bytea;
alter table pro_logins add constraint pro_logins_confirmed_pro check (token_hash is null or pro_id is not null) not valid;
alter table pro_logins validate constraint pro_logins_confirmed_pro;
