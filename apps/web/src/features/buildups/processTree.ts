interface Process {
  pps_no: number
  pps_name: string
  pps_parent: number | null
}

export interface ProcessNode {
  pps_no: number
  pps_name: string
  children: ProcessNode[]
}

const childrenOf = (processes: readonly Process[], parent: number | null, wanted: ReadonlySet<number>): ProcessNode[] =>
  processes
    .filter(({ pps_parent }) => pps_parent === parent)
    .map(({ pps_no, pps_name }) => ({ pps_no, pps_name, children: childrenOf(processes, pps_no, wanted) }))
    .filter(({ pps_no, children }) => wanted.has(pps_no) || children.length > 0)

/** The wanted steps in the order of work, under the headings that they belong to; without wishes, all there are. */
export const processTree = (processes: readonly Process[], wanted?: readonly Process[]): ProcessNode[] => {
  const known = new Set(processes.map(({ pps_no }) => pps_no))
  // A step that is not offered any more still has been bought.
  const gone = (wanted ?? [])
    .filter(({ pps_no }) => !known.has(pps_no))
    .map((step) => ({ ...step, pps_parent: step.pps_parent && known.has(step.pps_parent) ? step.pps_parent : null }))
  const all = [...processes, ...gone]
  return childrenOf(all, null, new Set((wanted ?? all).map(({ pps_no }) => pps_no)))
}

/** The steps at the ends: what is done, where headings only gather. */
export const leavesOf = (node: ProcessNode): number[] =>
  node.children.length ? node.children.flatMap(leavesOf) : [node.pps_no]

/** Steps with all headings above them: those have a state of their own, too. */
export const withHeadings = (processes: readonly Process[], pps_nos: readonly number[]): number[] => {
  const parentOf = new Map(processes.map(({ pps_no, pps_parent }) => [pps_no, pps_parent]))
  const above = (pps_no: number): number[] => {
    const parent = parentOf.get(pps_no)
    return parent ? [...above(parent), parent] : []
  }
  return [...new Set(pps_nos.flatMap((pps_no) => [...above(pps_no), pps_no]))]
}
