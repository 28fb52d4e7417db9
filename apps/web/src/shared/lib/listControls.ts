interface SortedPage {
  sort: string
  desc: 0 | 1
  offset: number
  limit: number
}

/** Sorting and paging of a list whose filter says both: `<DataList {...listControls(filter, setFilter)} …>` */
export const listControls = <Filter extends SortedPage>(
  { sort, desc, offset, limit }: Filter,
  change: (patch: Partial<Filter>) => void,
) => ({
  sort: {
    by: sort,
    descending: desc === 1,
    onChange: (by: string, descending: boolean) => change({ sort: by, desc: descending ? 1 : 0 } as Partial<Filter>),
  },
  page: { offset, limit, onChange: (to: number) => change({ offset: to } as Partial<Filter>) },
})
