-- Own projects by name and by todo, for people with tens of thousands: in the order of all, until a page is full (decision 015).
create index clients_all_by_name on clients (client_name, client_no);
create index todo_list_newest_open on todo_list (reg_dt desc) where state in (2, 3) and proj_no is not null;
create index todo_list_project_open on todo_list (proj_no, tl_no desc) where state in (2, 3) and proj_no is not null;
