import type { AnswerOf, AnyEndpoint, QueryOf } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ComponentType, Fragment } from 'react'
import { useNavigate } from 'react-router'
import { useAddressNumber } from '../../lib/address/useAddressNumber.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/list/DataList.tsx'
import { useCreate } from './create.tsx'
import type { Fills } from './emptyAction.tsx'
import { setConditions } from './filters/conditions.ts'
import type { FilterPiece } from './filters/filterPiece.ts'
import { ListExcel } from './ListExcel.tsx'
import { listText } from './list.messages.ts'
import { rowKeyOf, type ShownColumns, tableColumns } from './listColumns.tsx'
import type { PeekProps } from './OpenedPeek.tsx'
import { PeekOver } from './PeekOver.tsx'
import { type ChangeFilter, type RowOf, schemaOf, useList } from './useList.ts'
import { useLocalFilter } from './useLocalFilter.ts'

type ListCardProps<E extends AnyEndpoint, Key extends string, RowKey extends keyof RowOf<E> & string> = Fills & {
  endpoint: E
  columns: ShownColumns<RowOf<E>, Key, RowKey>
  words: { title: string; empty: string; notFound?: string; create?: string }
  /** Conditions that say whose rows these are. */
  fixed: Partial<QueryOf<E>>
  filters?: readonly FilterPiece<QueryOf<E>, AnswerOf<E>>[]
  /** Conditions that hold until people choose others. */
  usual?: Partial<QueryOf<E>>
  /** What the filter begins with where the query has another default: `{ desc: 1 }`. */
  initial?: Partial<QueryOf<E>>
  /** Rows a page. */
  limit?: number
  /** The endpoint that answers the list as a file; offered to those who may call it. */
  excel?: AnyEndpoint
  /** A row opens as a page. */
  to?: (row: RowOf<E>) => string
  onRow?: (row: RowOf<E>) => void
  /** A row opens over the page; the address names it by the list's row key. */
  peek?: ComponentType<PeekProps<RowKey>>
}

const usualLimit = 10

/** A list inside a record: its filter and its page are its own and not in the address. */
export const ListCard = <E extends AnyEndpoint, Key extends string, RowKey extends keyof RowOf<E> & string>(
  props: ListCardProps<E, Key, RowKey>,
) => {
  const { endpoint, columns, words, fixed, filters = [], usual, limit = usualLimit, to, peek } = props
  const schema = schemaOf(endpoint)
  const [filter, change] = useLocalFilter(schema, { limit, ...props.initial }) as unknown as [
    QueryOf<E>,
    ChangeFilter<E>,
  ]
  const list = useList({ endpoint, filter, change, fixed, usual })
  const create = useCreate(props.create)
  const navigate = useNavigate()
  const [, openPeek] = useAddressNumber(columns.rowKey)
  const open = to
    ? (row: RowOf<E>) => navigate(to(row))
    : peek
      ? (row: RowOf<E>) => openPeek(rowKeyOf(columns, row))
      : props.onRow
  const isNarrowed = setConditions(schema, filters, filter as Record<string, unknown>).length > 0
  return (
    <Card
      flush
      title={words.title}
      note={list.read.data?.total || undefined}
      actions={
        <>
          {filters.map((piece) => (
            <Fragment key={piece.fields.join()}>
              {piece.render({ value: filter, change, answer: list.answer, size: 'xs' })}
            </Fragment>
          ))}
          {props.excel && <ListExcel size="xs" endpoint={props.excel} filter={list.conditions} />}
          {create && (
            <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={create.start}>
              {words.create}
            </Button>
          )}
        </>
      }
    >
      <DataList
        bare
        read={list.read}
        columns={tableColumns(columns)}
        rowKey={(row) => rowKeyOf(columns, row)}
        empty={isNarrowed ? (words.notFound ?? listText.notFound) : words.empty}
        emptyAction={!isNarrowed && (create?.button(words.create) ?? props.emptyAction)}
        onRow={open}
        sort={list.sort}
        page={list.page}
      />
      {create?.form}
      {peek && <PeekOver peek={peek} columns={columns} list={list} />}
    </Card>
  )
}
