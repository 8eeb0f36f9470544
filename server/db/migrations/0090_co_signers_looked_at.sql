-- Whether a co-signer reaches what is asked of one for this home; null until they were looked at.
alter table applicants add column may_co_sign boolean check (may_co_sign is null or role = 'coSigner');
