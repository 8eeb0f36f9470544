-- phase: expand
-- When and why a charge was given up, beside why it was made: until now a waiver replaced the charge's own reason.
alter table charges add column waived_at timestamptz;
alter table charges add column waive_reason text check (length(waive_reason) <= 600);
do $$ declare caller text; begin
  caller := app.begin_system();
  update charges set waived_at = updated_at, waive_reason = reason where credited > 0;
  perform app.end_system(caller);
end $$;
