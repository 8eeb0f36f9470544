-- phase: expand

-- Mail systems report by email as well.
alter table delivery_events drop constraint delivery_events_vendor_check;
alter table delivery_events
  add constraint delivery_events_vendor_check check (vendor in ('sendgrid', 'postmark', 'twilio', 'mail')) not valid;
comment on table delivery_events is 'What mail and text vendors, and mail systems by email, report about a message that they took.';
