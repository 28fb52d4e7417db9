import type { AnswerOf, AnyEndpoint, QueryOf } from '@crm/contract/kit/endpoint'
import type { ComponentType, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFilter } from '../../lib/address/useFilter.ts'
import { useIsPhone } from '../../lib/page/useIsPhone.ts'
import { useUser } from '../../lib/session/currentUser.ts'
import type { Sort } from '../../ui/list/column.ts'
import { DataList } from '../../ui/list/DataList.tsx'
import type { RowsProps } from '../../ui/list/DataTable.tsx'
import type { RowGroups } from '../../ui/list/rowGroups.ts'
import { Page } from '../../ui/page/Page.tsx'
import { type BulkAction, BulkBar } from './BulkBar.tsx'
import { useCreate } from './create.tsx'
import { EarlierBar } from './days/EarlierBar.tsx'
import type { OpensAt } from './days/splitAtDay.ts'
import { useListFromDay } from './days/useListFromDay.ts'
import type { Fills } from './emptyAction.tsx'
import { ClearFilters } from './filters/ClearFilters.tsx'
import { noConditions, setConditions } from './filters/conditions.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import type { FilterPiece } from './filters/filterPiece.ts'
import { SortSelect } from './filters/SortSelect.tsx'
import { ListExcel } from './ListExcel.tsx'
import classes from './ListPage.module.css'
import { listText } from './list.messages.ts'
import { fewColumns, rowKeyOf, type ShownColumns, tableColumns } from './listColumns.tsx'
import { OpenedPeek, type PeekProps } from './OpenedPeek.tsx'
import { useRememberedFilter } from './saved/useRememberedFilter.ts'
import { type ChangeFilter, type RowOf, schemaOf } from './useList.ts'
import { useListKeys } from './useListKeys.ts'
import { usePeek } from './usePeek.ts'
import { useSelection } from './useSelection.ts'

export interface ListWords<Filter, Answer> {
  title: string
  /** One line under the title. */
  context?: ReactNode | ((answer: Answer | undefined) => ReactNode)
  /** There are none at all. */
  empty: string | ((filter: Filter) => string)
  /** The filter leaves none. */
  notFound?: string
  create?: string
  /** What is folded above a list that opens at a day: `지난 미팅`. */
  earlier?: string
}

type ListPageProps<E extends AnyEndpoint, Key extends string, RowKey extends keyof RowOf<E> & string> = Fills & {
  endpoint: E
  columns: ShownColumns<RowOf<E>, Key, RowKey> | ((filter: QueryOf<E>) => ShownColumns<RowOf<E>, Key, RowKey>)
  words: ListWords<QueryOf<E>, AnswerOf<E>>
  filters?: readonly FilterPiece<QueryOf<E>, AnswerOf<E>>[]
  /** Whether a new record would show up in what is shown; it does unless stated. */
  createFills?: (filter: QueryOf<E>) => boolean
  /** The endpoint that answers the list as a file; offered to those who may call it. */
  excel?: AnyEndpoint
  /** The list's name, under which staff keep its last and its named filters; null where there is nothing to keep. */
  saved: string | null
  bulk?: BulkAction<RowOf<E>>[]
  /** A row opens beside the list; the address names it by the list's row key, or by `open` where that is a filter. */
  peek?: ComponentType<PeekProps<RowKey>>
  /** A row opens as a page. */
  to?: (row: RowOf<E>) => string
  /** A row does something else. */
  onRow?: (row: RowOf<E>) => void
  /** Conditions that nobody can take away here. */
  fixed?: Partial<QueryOf<E>>
  /** Conditions where the filter says nothing. */
  usual?: Partial<QueryOf<E>>
  /** Headings between the rows, while the list is in its own order: `byDay(({ ms_dt }) => ms_dt)`. */
  groups?: RowGroups<RowOf<E>>
  /** The day at which it opens, with what is before it folded above. */
  opensAt?: OpensAt<QueryOf<E>>
  /** Another way to draw the rows than a table, such as a grid of pictures. */
  as?: ComponentType<RowsProps<RowOf<E>>>
  /** A row drawn whole as a card, where a table would cut it short. */
  card?: (row: RowOf<E>) => ReactNode
  /** Read again every so many milliseconds while shown. */
  every?: number
  /** Instead of the page where the server has no such list. */
  missing?: ReactNode
  /** Between the filter and the rows: another way to look at them, or the sums that come with them. */
  above?: ReactNode | ((answer: AnswerOf<E> | undefined) => ReactNode)
  /** Where the query has an order of its own instead of `sort` and `desc`. */
  sort?: (filter: QueryOf<E>, change: ChangeFilter<E>) => Sort
  /** Further buttons, before Excel and create. */
  actions?: ReactNode
  /** Dialogs and panels of its own. */
  children?: ReactNode
}

/**
 * A whole list: filter in the address, sort heads, paging, selection, Excel, all its states, and a panel beside it.
 * A screen declares what is its own: columns, filters, words.
 */
export const ListPage = <E extends AnyEndpoint, Key extends string, RowKey extends keyof RowOf<E> & string>(
  props: ListPageProps<E, Key, RowKey>,
) => {
  const {
    endpoint,
    words,
    filters = [],
    createFills = () => true,
    excel,
    bulk = [],
    peek: Peek,
    to,
    fixed,
    actions,
    children,
  } = props
  const schema = schemaOf(endpoint)
  const isStaff = useUser()?.user_type === 'emp'
  const saved = (isStaff && props.saved) || undefined
  const isRestoring = useRememberedFilter(saved, schema, filters)
  const [filter, change] = useFilter(schema) as unknown as [QueryOf<E>, ChangeFilter<E>]
  const { opensAt, usual } = props
  const list = useListFromDay({
    ...{ endpoint, filter, change, fixed, usual, opensAt },
    sort: props.sort,
    every: props.every,
    enabled: !isRestoring,
  })
  const columns = typeof props.columns === 'function' ? props.columns(filter) : props.columns
  const { rows, read, page } = list
  const total = read.data?.total ?? 0
  const selection = useSelection(columns, rows, JSON.stringify(filter))
  // A list that can be narrowed to one record keeps that name in the address for it.
  const address = columns.rowKey in schema.shape ? 'open' : columns.rowKey
  const peek = usePeek({ address, columns, rows, isCurrent: !read.isPlaceholderData, page, total })
  const create = useCreate(props.create)
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { search } = useLocation()

  const isBeside = Peek !== undefined && peek.isBeside && peek.opened !== null
  const isNarrowed = setConditions(schema, filters, filter as Record<string, unknown>).length > 0
  const clear = () => change(noConditions(schema, filters) as Partial<QueryOf<E>>)
  const shown = tableColumns(columns)
  const createButton = create?.button(words.create)
  // The bar for the ticked ones takes the place of the page's own buttons on phones.
  const isBulkOnPhone = isPhone && selection.isSome
  const open = Peek ? peek.openRow : to ? (row: RowOf<E>) => navigate(to(row), { state: { search } }) : props.onRow
  useListKeys({
    create: create?.start,
    hasSearch: filters.some(({ fields }) => (fields as readonly string[]).includes('keyword')),
    hasRows: open !== undefined,
    hasSelection: bulk.length > 0,
    hasPeek: Peek !== undefined,
  })
  const context = typeof words.context === 'function' ? words.context(list.answer) : words.context
  const empty = typeof words.empty === 'function' ? words.empty(filter) : words.empty

  if (props.missing && read.error?.status === 404) return props.missing
  return (
    <div className={classes.list} data-beside={isBeside || undefined}>
      <Page
        title={words.title}
        context={context}
        actions={
          (actions || excel || createButton) &&
          !isBulkOnPhone && (
            <>
              {actions}
              {excel && <ListExcel endpoint={excel} filter={list.conditions} />}
              {createButton}
            </>
          )
        }
        filter={
          (filters.length > 0 || saved) && (
            <FilterBar
              schema={schema}
              pieces={filters as readonly FilterPiece<object, AnswerOf<E>>[]}
              filter={filter as Record<string, unknown>}
              change={change as (patch: object) => void}
              answer={list.answer}
              saved={saved}
              sort={isPhone && list.sort && <SortSelect columns={shown} sort={list.sort} />}
            />
          )
        }
      >
        {typeof props.above === 'function' ? props.above(list.answer) : props.above}
        <DataList
          read={read}
          card={props.card}
          as={props.as}
          groups={list.isUsualOrder ? props.groups : undefined}
          above={
            opensAt && (
              <EarlierBar
                earlier={list.earlier}
                name={words.earlier ?? ''}
                onToggle={list.toggleEarlier}
                onToday={list.toDay}
              />
            )
          }
          onDrawn={list.onDrawn}
          columns={isBeside ? fewColumns(shown) : shown}
          rowKey={(row) => rowKeyOf(columns, row)}
          empty={isNarrowed ? (words.notFound ?? listText.notFound) : empty}
          emptyAction={
            isNarrowed ? (
              <ClearFilters framed onClear={clear} />
            ) : (
              createFills(filter) && (createButton ?? props.emptyAction)
            )
          }
          onRow={open}
          openedKey={Peek && peek.opened}
          selection={bulk.length > 0 ? selection : undefined}
          sort={list.sort}
          page={page}
        />
        {selection.isSome && bulk.length > 0 && <BulkBar selection={selection} actions={bulk} />}
        {Peek && <OpenedPeek of={Peek} rowKey={columns.rowKey} peek={peek} place="beside" />}
        {create?.form}
        {children}
      </Page>
    </div>
  )
}
