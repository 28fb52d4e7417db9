-- Undo of what has a state instead of being deleted, and of files that belong to a row under another name
-- (docs/decisions/035-undo-of-deletions.md).

-- The names under which files are attached to rows of a table.
create function crm_file_owners_of(p_table text) returns setof text language sql immutable as $$
  select p_table
  union all
  select o.owner from (values
    ('courses', 'course_pictures'), ('course_categories', 'course_category_pictures'), ('banners', 'banner_pictures'),
    ('course_lectures', 'lecture_sources'), ('course_lectures', 'lecture_materials')) o(name, owner)
   where o.name = p_table
$$;

create or replace function crm_rows_of_deletion(p_table regclass, p_rows jsonb) returns jsonb language plpgsql stable as $$
declare
  parts jsonb := jsonb_build_array(jsonb_build_object('table', p_table::text, 'rows', p_rows));
  key   text[] := crm_key_columns(p_table);
  child record;
  found jsonb;
begin
  for child in
    select c.conrelid::regclass as name, c.confdeltype as act, array_agg(distinct a.attname::text) as columns,
           string_agg(distinct format('(%s) in (select %s from jsonb_populate_recordset(null::%s, $1))',
             (select string_agg(format('t.%I', x.attname), ', ' order by o.i) from unnest(c.conkey) with ordinality o(n, i)
                join pg_attribute x on x.attrelid = c.conrelid and x.attnum = o.n),
             (select string_agg(quote_ident(x.attname), ', ' order by o.i) from unnest(c.confkey) with ordinality o(n, i)
                join pg_attribute x on x.attrelid = c.confrelid and x.attnum = o.n),
             p_table), ' or ') as condition
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.confrelid = p_table and c.contype = 'f' and c.confdeltype in ('c', 'n') and c.conrelid <> p_table
     group by c.conrelid, c.confdeltype
  loop
    if child.act = 'c' then
      found := crm_rows_where(child.name, child.condition, p_rows, null);
      if found is not null then parts := parts || crm_rows_of_deletion(child.name, found); end if;
    else
      found := crm_rows_where(child.name, child.condition, p_rows, crm_key_columns(child.name) || child.columns);
      if found is not null then
        parts := parts || jsonb_build_object('table', child.name::text, 'rows', found, 'unlinked', to_jsonb(child.columns));
      end if;
    end if;
  end loop;
  if array_length(key, 1) = 1 then
    found := crm_rows_where('comments', format(
      't.to_table = %L and t.to_no in (select %I from jsonb_populate_recordset(null::%s, $1))', p_table::text, key[1], p_table),
      p_rows, null);
    if found is not null then parts := parts || jsonb_build_object('table', 'comments', 'rows', found); end if;
    found := crm_rows_where('file_attachments', format(
      't.to_table = any (array(select crm_file_owners_of(%L))) and t.to_no in (select %I from jsonb_populate_recordset(null::%s, $1))',
      p_table::text, key[1], p_table), p_rows, null);
    if found is not null then parts := parts || jsonb_build_object('table', 'file_attachments', 'rows', found); end if;
  end if;
  return parts;
end $$;

-- As before; a part with "state" gives the rows back the state that they had.
create or replace function crm_undo_deletion(p_parts jsonb) returns void language plpgsql as $$
declare
  part    jsonb;
  target  regclass;
  columns text;
begin
  for part in select value from jsonb_array_elements(p_parts) loop
    target := (part ->> 'table')::regclass;
    if part ? 'unlinked' then
      execute format(
        'update %s t set %s from jsonb_populate_recordset(null::%s, $1) r where %s and %s', target,
        (select string_agg(format('%1$I = r.%1$I', c), ', ') from jsonb_array_elements_text(part -> 'unlinked') c), target,
        (select string_agg(format('t.%1$I = r.%1$I', k), ' and ') from unnest(crm_key_columns(target)) k),
        -- Whoever linked it to something else meanwhile keeps that.
        (select string_agg(format('t.%I is null', c), ' and ') from jsonb_array_elements_text(part -> 'unlinked') c))
      using part -> 'rows';
    elsif part ? 'state' then
      execute format('update %1$s t set state = r.state from jsonb_populate_recordset(null::%1$s, $1) r where %2$s', target,
        (select string_agg(format('t.%1$I = r.%1$I', k), ' and ') from unnest(crm_key_columns(target)) k))
      using part -> 'rows';
    else
      select string_agg(quote_ident(attname), ', ' order by attnum) into columns
        from pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into %s (%s) overriding system value select %s from jsonb_populate_recordset(null::%s, $1)',
        target, columns, columns, target) using part -> 'rows';
    end if;
  end loop;
end $$;
