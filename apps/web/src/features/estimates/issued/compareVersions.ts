import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'

export type LineChange = 'added' | 'removed' | 'changed' | 'same'

export interface ComparedLine {
  change: LineChange
  before: LineDraft | null
  after: LineDraft | null
}

const shownFields = [
  'el_kind',
  'el_name',
  'el_content',
  'el_unit',
  'el_quantity',
  'el_price',
  'el_discount',
  'is_taxable',
  'is_optional',
] as const

const isSame = (one: LineDraft, other: LineDraft) =>
  shownFields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))

/** The same item of the price list, or the same words. */
const isAlike = (one: LineDraft, other: LineDraft) =>
  one.el_kind === other.el_kind && (one.ei_no !== null ? one.ei_no === other.ei_no : one.el_name === other.el_name)

/** The lines of two versions beside each other: the newer ones in their order, what is gone where it stood. */
export const compareLines = (before: readonly LineDraft[], after: readonly LineDraft[]): ComparedLine[] => {
  const left: (LineDraft | null)[] = [...before]
  const take = (fits: (line: LineDraft) => boolean) => {
    const at = left.findIndex((line) => line !== null && fits(line))
    if (at < 0) return -1
    left[at] = null
    return at
  }
  // What is unchanged finds its own line first, so that one of two alike does not take the other's.
  const found = after.map((line) => take((other) => isSame(line, other)))
  const pairs = after.map((line, at) => {
    const own = found[at] as number
    return own >= 0 ? own : take((other) => isAlike(line, other))
  })

  const compared: ComparedLine[] = []
  let next = 0
  const addRemoved = (until: number) => {
    for (; next < until; next++) {
      const line = left[next]
      if (line) compared.push({ change: 'removed', before: line, after: null })
    }
  }
  for (const [at, line] of after.entries()) {
    const own = pairs[at] as number
    const old = before[own]
    if (!old) {
      compared.push({ change: 'added', before: null, after: line })
      continue
    }
    addRemoved(own)
    compared.push({ change: isSame(old, line) ? 'same' : 'changed', before: old, after: line })
  }
  addRemoved(before.length)
  return compared
}
