-- A co-signer may be told twice: of the decision, and that they, looked at after it, do not reach what is asked of one.
alter table decision_letters add column after_decision boolean not null default false;
alter table decision_letters drop constraint decision_letters_decision_id_applicant_id_key;
alter table decision_letters add unique (decision_id, applicant_id, after_decision);
