-- phase: expand
-- Who decides on a repair above the threshold: the owner alone, or any of the owners. That all of them have to was
-- offered and never asked for, so nothing changes for those who chose it.
do $$ declare caller text; begin
  caller := app.begin_system();
  update flow_runs set answers = jsonb_set(answers, '{approver}', '"either"')
    where flow_id = 'setup-approval' and answers->>'approver' = 'all';
  update flow_runs set answers = answers - 'reachBy' where flow_id = 'setup-approval' and answers ? 'reachBy';
  perform app.end_system(caller);
end $$;
