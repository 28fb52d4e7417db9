import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { uiText } from '../ui.messages.ts'
import classes from './Paging.module.css'
import { currentPage, pageCount, pageNumbers } from './pageNumbers.ts'

interface PagingProps {
  offset: number
  limit: number
  total: number
  onChange: (offset: number) => void
}

/** Page numbers of a list; nothing when everything fits on one page. */
export const Paging = ({ offset, limit, total, onChange }: PagingProps) => {
  const count = pageCount(total, limit)
  const current = currentPage(offset, limit, count)
  const open = (page: number) => onChange((page - 1) * limit)
  if (count <= 1 && current === 1) return null

  return (
    <nav className={classes.paging} aria-label={uiText.paging}>
      <button type="button" aria-label={uiText.previous} disabled={current <= 1} onClick={() => open(current - 1)}>
        <IconChevronLeft size={16} stroke={1.8} aria-hidden />
      </button>
      {pageNumbers(current, count).map((page) => (
        <button
          key={page}
          type="button"
          aria-current={page === current ? 'page' : undefined}
          onClick={() => open(page)}
        >
          {page}
          <span className="visually-hidden">{uiText.pageSuffix}</span>
        </button>
      ))}
      <button type="button" aria-label={uiText.next} disabled={current >= count} onClick={() => open(current + 1)}>
        <IconChevronRight size={16} stroke={1.8} aria-hidden />
      </button>
    </nav>
  )
}
