-- phase: expand
-- Ids of what a Pro's phone sent about where the work is: a move that arrives twice is carried out once.
alter table pro_offers add column moves uuid[] not null default '{}';
