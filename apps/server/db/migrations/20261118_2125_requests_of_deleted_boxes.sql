-- A request whose box goes into the bin is closed (docs/decisions/029-sharing.md), whoever deletes it and by whatever call.

create function crm_close_requests_of_boxes() returns trigger language plpgsql as $$
begin
  update file_requests r set state = 'closed', closed_dt = now()
    from changed c
   where r.ft_no = c.ft_no and c.kind = 'box' and c.state <> 1 and r.state = 'open';
  return null;
end
$$;

create trigger file_tree_requests after update on file_tree
  referencing new table as changed for each statement execute function crm_close_requests_of_boxes();
