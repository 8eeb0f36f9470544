-- phase: expand

comment on column letters.compare_with is 'Statute with the official form to compare the document with before service; null where the form is known word for word, or none is prescribed.';
comment on column session_replays.id is 'Made by the browser; its holder may append.';
comment on column ledger_accounts.owner_id is 'Owner of the money; null for company accounts.';
comment on column payout_lines.work_order_id is 'Repair that the line pays.';
comment on column payouts.placement_lease_id is 'Lease with the placement fee that it charged.';
comment on column applicants.reused_from is 'Earlier applicant with the answers and fee that this one reuses, at most thirty days old.';
comment on column portfolio_import_records.fingerprint is 'Hash of the row as the import made it; another hash means that the row was changed.';
comment on column work_order_photos.video_id is 'Clip; this photo is its first frame. Its URL cannot be guessed.';
