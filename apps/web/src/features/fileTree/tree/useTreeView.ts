import { entrySort } from '@crm/contract/features/fileTree/fileTree.choices'
import { flag, keyword, paging } from '@crm/contract/kit/fields'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'
import type { Sort } from '../../../shared/ui/list/column.ts'

const pageSize = 100
const sortKey = 'crm.fileTree.sort'
const lookKey = 'crm.fileTree.look'

/** What the address says of a tree besides its box. */
const TreeFilter = z.object({
  keyword: keyword(),
  bin: flag().optional(),
  offset: paging.offset,
  limit: paging.limit.default(pageSize),
})

export type TreeLook = 'list' | 'tiles'

const keptSort = () => entrySort.schema.catch('name').parse(readStored(sortKey))

/** How the tree is looked at: search, bin and page in the address, order and look remembered. */
export const useTreeView = () => {
  const [filter, change] = useFilter(TreeFilter)
  const [order, setOrder] = useState(keptSort)
  const [look, setLook] = useState<TreeLook>(readStored(lookKey) === 'tiles' ? 'tiles' : 'list')
  const sort: Sort = {
    by: order.replace('-', ''),
    descending: order.startsWith('-'),
    onChange: (by, descending) => {
      const next = entrySort.schema.parse(`${descending ? '-' : ''}${by}`)
      writeStored(sortKey, next)
      setOrder(next)
      change({ offset: 0 }, { replace: true })
    },
  }
  return {
    filter,
    change,
    order,
    sort,
    look,
    setLook: (next: TreeLook) => {
      writeStored(lookKey, next)
      setLook(next)
    },
    page: { offset: filter.offset, limit: filter.limit, onChange: (offset: number) => change({ offset }) },
  }
}
export type TreeView = ReturnType<typeof useTreeView>

const ownNames = ['box', 'ft_no', ...Object.keys(TreeFilter.shape)]

/** Which box is open, in the address: opening another one leaves search, bin, page and panel behind. */
export const useBoxInAddress = () => {
  const [search, setSearch] = useSearchParams()
  const stated = Number(search.get('box'))
  const box = Number.isInteger(stated) && stated > 0 && stated < 2 ** 31 ? stated : null
  const openBox = useCallback(
    (next: number | null) =>
      setSearch((now) => {
        const changed = new URLSearchParams(now)
        for (const name of ownNames) changed.delete(name)
        if (next !== null) changed.set('box', String(next))
        return changed
      }),
    [setSearch],
  )
  return [box, openBox] as const
}
