-- phase: expand
-- Who approves and pays for the work: the homeowner, or the resident who ordered a service.
alter table work_orders add column paid_by text not null default 'owner' check (paid_by in ('owner', 'resident'));
do $$ declare caller text; begin
  caller := app.begin_system();
  update work_orders set paid_by = 'resident'
    from service_orders placed where placed.work_order_id = work_orders.id and placed.ordered_by = 'resident';
  perform app.end_system(caller);
end $$;

-- Those who pay for it see its invoices.
create policy work_order_invoices_resident on work_order_invoices for select
  using (work_order_id in (select id from work_orders
    where paid_by = 'resident' and lease_id in (select app.current_residence_ids())));
