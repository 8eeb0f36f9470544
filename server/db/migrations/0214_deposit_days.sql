-- phase: expand
-- The last days of a deposit by law, so that the desk orders by them and shows those at risk: to return all of it, and to
-- send a statement that keeps part of it. The job of deposit deadlines fills them in for deposits that were here before.
alter table move_outs add column return_by date, add column claim_by date;
