-- Comments on the pages of documents. A guest of a link has no account and writes under the address they proved.

alter table comments alter column user_no drop not null;
alter table comments add column guest text check (length(guest) between 1 and 254);
alter table comments add constraint comments_author check ((user_no is null) = (guest is not null));

create table doc_replies (
  cmt_no      integer primary key references comments on delete cascade,
  -- The version that was looked at.
  fv_no       integer not null references file_versions on delete cascade,
  page        integer not null check (page between 1 and 10000),
  -- A spot on the page, from its upper left corner, as a part of its width and height.
  pin_x       real check (pin_x between 0 and 1),
  pin_y       real check (pin_y between 0 and 1),
  sg_no       integer references share_guests on delete set null,
  sh_no       integer references file_shares on delete set null,
  resolved_dt timestamptz,
  constraint doc_replies_pin check ((pin_x is null) = (pin_y is null))
);
create index doc_replies_version on doc_replies (fv_no);
create index doc_replies_guest on doc_replies (sg_no) where sg_no is not null;
create index doc_replies_share on doc_replies (sh_no) where sh_no is not null;

-- The comments of a document that is deleted for good go with it, answers together with what they answer.
create function crm_forget_doc_replies() returns trigger language plpgsql as $$
begin
  delete from comments c using gone where c.cmt_no = gone.cmt_no or c.parent = gone.cmt_no;
  return null;
end $$;
create trigger doc_replies_gone after delete on doc_replies referencing old table as gone
  for each statement execute function crm_forget_doc_replies();

-- When somebody was last sent a mail about comments on a document.
create table doc_reply_mails (
  ft_no   integer not null references file_tree on delete cascade,
  address text not null check (length(address) <= 254),
  mail_dt timestamptz not null default now(),
  primary key (ft_no, address)
);
