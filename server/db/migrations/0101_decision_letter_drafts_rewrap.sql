-- phase: expand
-- `npm run keys -- rewrap` wraps the keys of drafts again.
select app.grant_to_app('select, insert, update, delete', 'decision_letter_drafts');
