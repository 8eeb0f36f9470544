-- phase: expand
-- noun: leasing/applications

alter table applicants add column copied_screening_id uuid;
comment on column applicants.copied_screening_id is 'The reports of which they got a copy as their law asks for (server/modules/leasing/screenings/copies.ts); null before one.';
alter table applicants add constraint applicants_copied_screening_id_fkey
  foreign key (copied_screening_id) references screenings (id) on delete set null not valid;
