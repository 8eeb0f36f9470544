-- phase: expand
-- noun: money/returnRates

create table return_rate_alerts (
  id uuid primary key,
  account text not null check (account in ('processor')),
  kind text not null check (kind in ('unauthorized', 'administrative', 'overall')),
  returned integer not null check (returned > 0),
  originated integer not null check (originated > 0),
  raised_at timestamptz not null,
  ended_at timestamptz,
  constraint return_rate_alerts_order check (ended_at is null or ended_at > raised_at)
);
comment on table return_rate_alerts is 'Times in which returned bank debits were at a limit of the Nacha Operating Rules: one row from the day on which the rate reached it until it fell below.';
comment on column return_rate_alerts.account is 'Originating account: ORIGINATING_ACCOUNTS of contract/money/returnRates/constants.ts.';
comment on column return_rate_alerts.returned is 'Returns of the 60 days before it was raised.';
comment on column return_rate_alerts.originated is 'Debits of the same days.';
comment on column return_rate_alerts.ended_at is 'Null while the rate is at the limit or above.';
create unique index return_rate_alerts_open on return_rate_alerts (account, kind) where ended_at is null;
create index return_rate_alerts_newest on return_rate_alerts (raised_at desc, id);
alter table return_rate_alerts enable row level security;
alter table return_rate_alerts force row level security;
create policy return_rate_alerts_staff on return_rate_alerts using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'return_rate_alerts');

-- What was counted stands.
create trigger return_rate_alerts_fixed before update on return_rate_alerts for each row
  when ((old.account, old.kind, old.returned, old.originated, old.raised_at)
    is distinct from (new.account, new.kind, new.returned, new.originated, new.raised_at)
    or old.ended_at is not null) execute function app.forbid_change();
