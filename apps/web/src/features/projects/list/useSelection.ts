import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { useState } from 'react'

/** Which rows of the page are ticked; rows of another page or filter do not count. */
export const useSelection = (rows: ProjectRow[]) => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const selected = rows.filter(({ proj_no }) => ticked.has(proj_no))
  const set = (proj_nos: Iterable<number>) => setTicked(new Set(proj_nos))
  return {
    selected,
    has: (proj_no: number) => ticked.has(proj_no),
    isAll: rows.length > 0 && selected.length === rows.length,
    toggle: (proj_no: number) => {
      const others = selected.map((row) => row.proj_no).filter((each) => each !== proj_no)
      set(ticked.has(proj_no) ? others : [...others, proj_no])
    },
    toggleAll: () => set(selected.length === rows.length ? [] : rows.map(({ proj_no }) => proj_no)),
    clear: () => set([]),
  }
}

export type Selection = ReturnType<typeof useSelection>
