-- Whoever sees a lease sees what belongs to it, staff among them: the policy of leases says who that is.
alter policy move_in_holds_party on move_in_holds using (exists (select from leases where leases.id = lease_id));
alter policy move_ins_party on move_ins using (exists (select from leases where leases.id = lease_id));
alter policy condition_records_party on condition_records using (exists (select from leases where leases.id = lease_id));
alter policy condition_pictures_party on condition_pictures using (exists (select from leases where leases.id = lease_id));
