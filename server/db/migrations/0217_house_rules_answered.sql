-- phase: expand
-- Homes that were set up before their answers had an effect. The HOA is asked once for a property, so each of its units has it.
do $$ declare caller text; begin
  caller := app.begin_system();
  update homes home set smoking = run.answers->>'smoking',
      pet_limit = case when home.pets <> 'none' then (run.answers->>'petLimit')::smallint end
    from flow_runs run
    where run.home_id = home.id and run.flow_id = 'setup-pets' and run.status = 'submitted'
      and run.answers->>'smoking' in ('none', 'outside');
  update homes home set hoa_approval_days = coalesce((run.answers->>'hoaLeadDays')::smallint, 0)
    from flow_runs run
    where run.home_id = coalesce(home.property_id, home.id) and run.flow_id = 'setup-hoa' and run.status = 'submitted'
      and run.answers->>'hoa' = 'yes' and run.answers->>'hoaApproval' = 'yes';
  perform app.end_system(caller);
end $$;
