-- phase: expand
-- What owners answered about lead-based paint before homes kept it, so that nobody is asked twice.
do $$ declare caller text; begin
  caller := app.begin_system();
  update homes home set lead_paint = run.answers ->> 'leadPaint' = 'yes'
  from flow_runs run
  where run.flow_id = 'setup-documents' and run.status = 'submitted' and run.answers ? 'leadPaint'
    and run.home_id = coalesce(home.property_id, home.id) and home.lead_paint is null;
  perform app.end_system(caller);
end $$;
