-- What is shared with a watermark leaves only with the watermark in it (docViews): the bytes as they are stay here.
create or replace function crm_client_downloads_file(entry file_tree, of_user integer, of_client integer) returns boolean language sql stable
begin atomic
  select exists (select from file_trees t where t.tree_no = entry.tree_no and t.client_no = of_client)
      or exists (
        select from file_shares s
          join file_trees t on t.tree_no = entry.tree_no
          join projects p on p.proj_no = t.proj_no and p.client_no = of_client
         where s.ft_no = any (entry.path) and s.kind = 'client' and s.state = 'active' and s.may_download and not s.has_watermark
           and (s.expires_dt is null or s.expires_dt > now())
           and (not exists (select from file_share_people f where f.sh_no = s.sh_no)
                or exists (select from file_share_people f where f.sh_no = s.sh_no and f.user_no = of_user)));
end;
