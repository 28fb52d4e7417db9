-- People of the client read estimates and sign contracts in the portal as well.

-- A reader of the portal has no token: who it is comes from the session.
alter table estimate_links
  add user_no integer references users,
  drop constraint estimate_links_elk_way_check,
  add constraint estimate_links_elk_way_check check (elk_way in ('talk', 'mail', 'copy', 'portal')),
  add constraint estimate_links_portal check ((elk_way = 'portal') = (user_no is not null) and (user_no is null or token_hash is null));
create unique index estimate_links_reader on estimate_links (est_no, user_no) where user_no is not null;

-- Whether somebody with an account is the one whom a contract names: by the e-mail address, or by the digits of the telephone number.
create function crm_is_signer(signer_email text, signer_phone text, user_email text, user_phone text) returns boolean language sql immutable
return coalesce(signer_email <> '' and lower(signer_email) = lower(user_email), false)
    or coalesce(length(regexp_replace(signer_phone, '\D', '', 'g')) >= 9
            and regexp_replace(signer_phone, '\D', '', 'g') = regexp_replace(user_phone, '\D', '', 'g'), false);
