const shown = 5

/** Up to five page numbers around the current one, shifted at the ends so that there are five whenever possible. */
export const pageNumbers = (current: number, count: number): number[] => {
  const first = Math.max(1, Math.min(current - Math.floor(shown / 2), count - shown + 1))
  const length = Math.min(shown, Math.max(count, 1))
  return Array.from({ length }, (_, index) => first + index)
}

export const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit))

/** Rows may have gone meanwhile: whoever is past the end is right behind the last page. */
export const currentPage = (offset: number, limit: number, count: number) =>
  Math.min(Math.floor(offset / limit), count) + 1
