-- phase: expand
-- no transaction
create unique index concurrently if not exists work_order_photos_video on work_order_photos (video_id) where video_id is not null;
