-- The repair whose invoice a line of a payout takes: the invoice stands there as its vendor wrote it. No line ever had a file.
alter table payout_lines add column work_order_id uuid references work_orders (id) on delete set null;
create index payout_lines_work_order on payout_lines (work_order_id) where work_order_id is not null;
alter table payout_lines drop column document_id;
