-- phase: expand
-- A photo of a repair may be the first picture of a clip. The clip is read at an address that no one can guess.
alter table work_order_photos
  add column video_id text check (video_id ~ '^[0-9a-f]{32}$'),
  add column video_mime text check (video_mime in ('video/mp4', 'video/webm')),
  add column video_bytes integer,
  add column video_seconds real;
