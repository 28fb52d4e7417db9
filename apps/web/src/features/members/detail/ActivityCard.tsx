import type { ReactNode } from 'react'
import { Card, CardFoot } from '../../../shared/ui/layout/Card.tsx'
import type { ListRead } from '../../../shared/ui/list/DataList.tsx'
import { Paging } from '../../../shared/ui/list/Paging.tsx'
import { RowList } from '../../../shared/ui/list/RowList.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'

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
          {(rows) => <RowList>{rows.map(children)}</RowList>}
        </LoadedRows>
      </div>
      {page && total !== undefined && total > page.limit && (
        <CardFoot>
          <Paging {...page} total={total} />
        </CardFoot>
      )}
    </Card>
  )
}
