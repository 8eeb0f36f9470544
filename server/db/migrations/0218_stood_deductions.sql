-- phase: expand
-- The local day from which a line of a deposit statement stood, because nobody answered it in time.
alter table deposit_deductions add column stood_on date;
do $$ declare caller text; begin
  caller := app.begin_system();
  update deposit_deductions line set stood_on = (line.updated_at at time zone move_out.time_zone)::date
    from move_outs move_out where move_out.id = line.move_out_id and line.status = 'unanswered';
  -- The side that has to answer a dispute or an offer gets all the days from now on.
  update deposit_deductions set updated_at = now()
    where status = 'disputed' or (status = 'proposed' and counter_cents is not null);
  perform app.end_system(caller);
end $$;
