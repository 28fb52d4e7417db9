-- Whose data room it was: what somebody signed stays within reach when the file and its share are gone.
alter table share_acceptances add column proj_no integer;
alter table share_acceptances add column client_no integer;
alter table share_acceptances disable trigger share_acceptances_are_append_only;
update share_acceptances a set proj_no = t.proj_no, client_no = t.client_no
  from file_shares s join file_tree f using (ft_no) join file_trees t using (tree_no) where s.sh_no = a.sh_no;
alter table share_acceptances enable trigger share_acceptances_are_append_only;
-- Those of trees that were deleted before this day have neither.
alter table share_acceptances add constraint share_acceptances_tree check (num_nonnulls(proj_no, client_no) <= 1);
create index share_acceptances_project on share_acceptances (proj_no, sa_no desc) where proj_no is not null;
create index share_acceptances_company on share_acceptances (client_no, sa_no desc) where client_no is not null;
