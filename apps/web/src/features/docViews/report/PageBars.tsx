import { durationText } from '@crm/contract/features/docViews/docViews.columns'
import type { PageReading } from '@crm/contract/features/docViews/docViews.rows'
import { reportText as text } from '../docViews.messages.ts'
import classes from './Report.module.css'

interface PageBarsProps {
  rows: readonly PageReading[]
  pages: number
  goTo: (page: number) => void
}

/** Of longer documents the pages after these are told by the strip over the small pages alone. */
const mostBars = 1000

/** Time by page, page beside page, to be scrolled where there are many; pressing one opens it. */
export const PageBars = ({ rows, pages, goTo }: PageBarsProps) => {
  const most = Math.max(1, ...rows.map(({ seconds }) => seconds))
  const byPage = new Map(rows.map((row) => [row.page, row]))
  const last = Math.min(mostBars, Math.max(pages, ...rows.map(({ page }) => page)))
  return (
    <div className={classes.bars}>
      {Array.from({ length: last }, (_, index) => index + 1).map((page) => {
        const { seconds = 0, readers = 0, stopped = 0 } = byPage.get(page) ?? {}
        const words = text.pageBar(page, durationText(seconds), readers)
        return (
          <button key={page} type="button" title={words} aria-label={words} onClick={() => goTo(page)}>
            <span style={{ height: `${(100 * seconds) / most}%` }} data-stopped={stopped > 0 || undefined} />
          </button>
        )
      })}
    </div>
  )
}
