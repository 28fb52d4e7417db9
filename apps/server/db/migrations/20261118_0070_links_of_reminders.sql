-- A reminder leads whoever signed to their own page, where they pay without signing in.
alter table signer_links drop constraint signer_links_slk_way_check;
alter table signer_links add constraint signer_links_slk_way_check check (slk_way in ('talk', 'mail', 'copy', 'reminder'));
