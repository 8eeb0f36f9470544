-- phase: expand
-- noun: account/outbox

create table delivery_events (
  id uuid primary key,
  message_id uuid not null references outbox (id) on delete cascade,
  vendor text not null check (vendor in ('sendgrid', 'postmark', 'twilio')),
  vendor_id text not null check (length(vendor_id) <= 300),
  kind text not null check (kind in ('delivered', 'delayed', 'softBounced', 'bounced', 'dropped', 'complained', 'unsubscribed',
    'other')),
  vendor_kind text not null check (length(vendor_kind) <= 100),
  detail text check (length(detail) <= 500),
  at timestamptz not null,
  unique (vendor, vendor_id)
);
comment on table delivery_events is 'What mail and text vendors report about a message that they took.';
comment on column delivery_events.vendor_id is 'Id of the event at the vendor, so a second copy is ignored.';
comment on column delivery_events.vendor_kind is 'Kind as the vendor names it; kept where we do not know it (kind other).';
comment on column delivery_events.detail is 'Reason as the vendor or the receiving server words it.';
create index delivery_events_message on delivery_events (message_id, at);
create index delivery_events_problems on delivery_events (at)
  where (kind in ('softBounced', 'bounced', 'dropped', 'complained', 'unsubscribed'));

alter table delivery_events enable row level security, force row level security;
create policy delivery_events_staff on delivery_events using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'delivery_events');
