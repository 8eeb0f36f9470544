-- Takes one of each counter, in order, and stops at the first that is spent: a guess at a password waits for one round
-- trip instead of one for each counter. Answers the milliseconds until that counter starts anew (an hour where it never
-- does), or null where all had one left.
create function app.spend(keys text[], most int[], lives bigint[], at bigint) returns bigint
language plpgsql as $$
declare
  held rate_limits%rowtype;
begin
  for n in 1 .. cardinality(keys) loop
    insert into rate_limits as kept (key, points, expire) values (keys[n], 1, at + lives[n])
    on conflict (key) do update set
      points = case when kept.expire <= at then 1 else kept.points + 1 end,
      expire = case when kept.expire <= at then excluded.expire else kept.expire end
    returning * into held;
    if held.points > most[n] then
      return coalesce(held.expire - at, 3600000);
    end if;
  end loop;
  return null;
end $$;
revoke all on function app.spend from public;
grant execute on function app.spend to belong_app;
