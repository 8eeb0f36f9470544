-- The picture shown where a home's link is shared says its rent and its address: it is drawn anew when they change.
create function app.redraw_share_image() returns trigger language plpgsql as $$
begin
  perform app.enqueue('drawShareImage', jsonb_build_object('homeId', new.id), null, 'share-image:' || new.id);
  return null;
end $$;
create trigger home_shared_anew after update on homes for each row
  when (new.status in ('active', 'comingSoon', 'applicationPending') and (
    old.status, old.rent_cents, old.all_in_cents, old.street_address, old.unit, old.neighborhood, old.city_id, old.beds, old.baths, old.sqft, old.pictures
  ) is distinct from (
    new.status, new.rent_cents, new.all_in_cents, new.street_address, new.unit, new.neighborhood, new.city_id, new.beds, new.baths, new.sqft, new.pictures
  )) execute function app.redraw_share_image();
