-- People count: '2차' comes before '10차'. Boxes are listed in this order by everybody who sees them, and from this index.
create collation crm_natural (provider = icu, locale = 'und-u-kn', deterministic = true);
create index file_tree_listed on file_tree (parent, kind, name_key collate crm_natural, ft_no) where state = 1;
