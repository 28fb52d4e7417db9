import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/Card.tsx'
import type { ListRead } from '../../../shared/ui/DataList.tsx'
import { LoadedRows } from '../../../shared/ui/LoadedRows.tsx'
import { Paging } from '../../../shared/ui/Paging.tsx'
import classes from './ActivityCard.module.css'

interface ActivityCardProps<Row> {
  title: string
  actions?: ReactNode
  read: ListRead<Row>
  empty: string
  children: (row: Row) => ReactNode
  page?: { offset: number; limit: number; onChange: (offset: number) => void }
}

/** A short list beside a form, in all its states. */
export const ActivityCard = <Row,>({ title, actions, read, empty, children, page }: ActivityCardProps<Row>) => {
  const { data } = read
  const total = data ? (data.total ?? data.query.length) : undefined
  return (
    <Card title={title} note={total || undefined} actions={actions} flush={Boolean(total)}>
      <div aria-busy={read.isPending || undefined}>
        <LoadedRows read={read} empty={empty}>
          {(rows) => <ul className={classes.rows}>{rows.map(children)}</ul>}
        </LoadedRows>
      </div>
      {page && total !== undefined && total > page.limit && (
        <footer className={classes.foot}>
          <Paging {...page} total={total} />
        </footer>
      )}
    </Card>
  )
}

interface ActivityRowProps {
  title: ReactNode
  detail: ReactNode
  aside?: ReactNode
}

export const ActivityRow = ({ title, detail, aside }: ActivityRowProps) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <p className={classes.title}>{title}</p>
      <div className={classes.detail}>{detail}</div>
    </div>
    {aside}
  </li>
)
