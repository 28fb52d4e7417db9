interface Shown {
  /** How far the pages are scrolled, how tall the window is, and how tall all pages are together. */
  scroll: number
  height: number
  total: number
  /** The height of the page at the top of the window. */
  topPage: number
}

/**
 * How far below the top of the window the page stands that is being read: in its upper third, and not below the middle of
 * the first page that is seen. Over the last stretch it moves down to the bottom, because the last pages of slides never
 * come up that far.
 */
export const readingLine = ({ scroll, height, total, topPage }: Shown) => {
  const usual = Math.min(height / 3, topPage / 2)
  const left = Math.max(0, total - height - scroll)
  return Math.max(usual, height - left)
}
