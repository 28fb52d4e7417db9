import { ClientFilter, clientFields, clientState, clientType } from '@crm/contract/features/clients/clients'
import { keysOf } from '@crm/contract/kit/keysOf'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type BulkActionProps, BulkBar } from '../../shared/kit/list/BulkBar.tsx'
import { ClearFilters } from '../../shared/kit/list/filters/ClearFilters.tsx'
import { noConditions, setConditions } from '../../shared/kit/list/filters/conditions.ts'
import { FilterBar } from '../../shared/kit/list/filters/FilterBar.tsx'
import { choice, keyword, segments } from '../../shared/kit/list/filters/pieces.tsx'
import { rowKeyOf, tableColumns } from '../../shared/kit/list/listColumns.tsx'
import { usePeek } from '../../shared/kit/list/usePeek.ts'
import { useSelection } from '../../shared/kit/list/useSelection.ts'
import { useFilter } from '../../shared/lib/address/useFilter.ts'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { DataList, type ListRead } from '../../shared/ui/list/DataList.tsx'
import { Panel } from '../../shared/ui/overlay/Panel.tsx'
import { PanelPlace, PanelSteps } from '../../shared/ui/overlay/panelPlace.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { galleryText } from './gallery.messages.ts'
import { projectColumns } from './projectColumns.tsx'
import { longProjects, type SampleProject, sampleProjects } from './projectSamples.ts'
import classes from './Sample.module.css'
import { Sample } from './Sample.tsx'

const words = galleryText.list
const limit = 5
const stateWords = { ...words.states, pastEnd: words.pastEnd }
type State = keyof typeof stateWords
const states = keysOf(stateWords).map((value) => ({ value, label: stateWords[value] }))

const pieces = [
  segments('client_type', clientType, { label: clientFields.client_type }),
  keyword(words.search),
  choice('state', clientState, { label: clientFields.state, all: clientFields.state }),
]

const sorted = (rows: SampleProject[], by: string | null, descending: boolean) => {
  if (!by) return rows
  const textOf = (project: SampleProject) => String(project[by as keyof SampleProject] ?? '')
  const ascending = rows.toSorted((one, other) => textOf(one).localeCompare(textOf(other), 'ko'))
  return descending ? ascending.reverse() : ascending
}

const readIn = (state: State, rows: SampleProject[], offset: number): ListRead<SampleProject> => {
  const base = { isPending: false, isError: false, error: null, refetch: () => toast.success(galleryText.toasts.saved) }
  if (state === 'loading') return { ...base, data: undefined, isPending: true }
  if (state === 'failed') return { ...base, data: undefined, isError: true, error: { message: words.failed } }
  if (state === 'empty') return { ...base, data: { query: [], total: 0 } }
  if (state === 'pastEnd') return { ...base, data: { query: [], total: rows.length } }
  if (state === 'long') return { ...base, data: { query: longProjects, total: longProjects.length } }
  return { ...base, data: { query: rows.slice(offset, offset + limit), total: rows.length } }
}

const SampleAction = ({ rows, done }: BulkActionProps<SampleProject>) => (
  <Button
    onClick={() => {
      toast.success(words.acted(rows.length))
      done()
    }}
  >
    {words.bulk}
  </Button>
)

/** The parts that a ListPage is made of, with rows that come from no server. */
export const ListKitSample = () => {
  const [state, setState] = useState<State>('rows')
  const [offset, setOffset] = useState(0)
  const [order, setOrder] = useState<{ by: string | null; descending: boolean }>({ by: null, descending: false })
  const [filter, change] = useFilter(ClientFilter)
  const found = sampleProjects.filter(({ client_name }) => client_name.includes(filter.keyword ?? ''))
  const read = readIn(state, sorted(found, order.by, order.descending), offset)
  const page = { offset, limit, onChange: setOffset }
  const rows = read.data?.query ?? []
  const peek = usePeek({
    address: 'proj_no',
    columns: projectColumns,
    rows,
    isCurrent: true,
    page,
    total: found.length,
  })
  const selection = useSelection(projectColumns, rows, JSON.stringify([filter, offset, state]))
  const isNarrowed = setConditions(ClientFilter, pieces, filter).length > 0
  const chosen = sampleProjects.find(({ proj_no }) => proj_no === peek.opened)
  return (
    <Sample name="list">
      <div className={classes.toolbar}>
        <Segments aria-label={words.stateLabel} value={state} onChange={setState} data={states} />
      </div>
      <search className={classes.filter}>
        <FilterBar schema={ClientFilter} pieces={pieces} filter={filter} change={change} />
      </search>
      <DataList
        read={read}
        columns={tableColumns(projectColumns)}
        rowKey={(row) => rowKeyOf(projectColumns, row)}
        empty={isNarrowed ? words.notFound : words.empty}
        emptyAction={
          isNarrowed ? (
            <ClearFilters framed onClear={() => change(noConditions(ClientFilter, pieces))} />
          ) : (
            <Button variant="default">{words.emptyAction}</Button>
          )
        }
        onRow={peek.openRow}
        openedKey={peek.opened}
        selection={selection}
        sort={{ ...order, onChange: (by, descending) => setOrder({ by, descending }) }}
        page={page}
      />
      {selection.isSome && <BulkBar selection={selection} actions={[SampleAction]} />}
      {chosen && (
        <PanelPlace value="beside">
          <PanelSteps value={peek.steps}>
            <Panel opened title={chosen.client_name} onClose={peek.close}>
              {chosen.todo}
            </Panel>
          </PanelSteps>
        </PanelPlace>
      )}
    </Sample>
  )
}

/** A list inside a record. */
export const ListCardSample = () => {
  const [offset, setOffset] = useState(0)
  return (
    <Sample name="listCard">
      <Card flush title={words.cardTitle} note={sampleProjects.length}>
        <DataList
          bare
          read={readIn('rows', sampleProjects, offset)}
          columns={tableColumns(projectColumns)}
          rowKey={(row) => rowKeyOf(projectColumns, row)}
          empty={words.empty}
          page={{ offset, limit, onChange: setOffset }}
        />
      </Card>
    </Sample>
  )
}
