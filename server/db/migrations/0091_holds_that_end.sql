-- How often the card has refused to hold the money anew; back to nothing once it does.
alter table move_in_holds add column refusals smallint not null default 0 check (refusals >= 0);
