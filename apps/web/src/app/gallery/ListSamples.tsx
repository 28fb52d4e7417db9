import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../shared/ui/Card.tsx'
import { DataCards } from '../../shared/ui/DataCards.tsx'
import { DataList, type ListRead } from '../../shared/ui/DataList.tsx'
import { Paging } from '../../shared/ui/Paging.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { galleryText } from './gallery.messages.ts'
import { projectColumns } from './projectColumns.tsx'
import { longProjects, type SampleProject, sampleProjects } from './projectSamples.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'

const limit = 5
type State = keyof typeof galleryText.list.states
const states = (Object.keys(galleryText.list.states) as State[]).map((value) => ({
  value,
  label: galleryText.list.states[value],
}))

const sorted = (by: string | null, descending: boolean) => {
  if (!by) return sampleProjects
  const textOf = (project: SampleProject) => String(project[by as keyof SampleProject] ?? '')
  const ascending = sampleProjects.toSorted((one, other) => textOf(one).localeCompare(textOf(other), 'ko'))
  return descending ? ascending.reverse() : ascending
}

const readIn = (state: State, rows: SampleProject[], offset: number): ListRead<SampleProject> => {
  const base = { isPending: false, isError: false, error: null, refetch: () => toast.success(galleryText.toasts.saved) }
  if (state === 'loading') return { ...base, data: undefined, isPending: true }
  if (state === 'failed')
    return { ...base, data: undefined, isError: true, error: { message: galleryText.list.failed } }
  if (state === 'empty') return { ...base, data: { query: [], total: 0 } }
  if (state === 'long') return { ...base, data: { query: longProjects, total: longProjects.length } }
  return { ...base, data: { query: rows.slice(offset, offset + limit), total: rows.length } }
}

const ProjectList = () => {
  const [state, setState] = useState<State>('rows')
  const [offset, setOffset] = useState(0)
  const [order, setOrder] = useState<{ by: string | null; descending: boolean }>({ by: null, descending: false })
  const rows = sorted(order.by, order.descending)
  return (
    <Sample name="list">
      <div className={classes.toolbar}>
        <Segments aria-label={galleryText.list.stateLabel} value={state} onChange={setState} data={states} />
      </div>
      <DataList
        read={readIn(state, rows, offset)}
        columns={projectColumns}
        rowKey={(project) => project.proj_no}
        empty={galleryText.list.empty}
        emptyAction={<Button variant="default">{galleryText.list.emptyAction}</Button>}
        onRow={(project) => toast.success(project.client_name)}
        sort={{ ...order, onChange: (by, descending) => setOrder({ by, descending }) }}
        page={{ offset, limit, onChange: setOffset }}
      />
    </Sample>
  )
}

const Pages = () => {
  const [offset, setOffset] = useState(50)
  return (
    <Sample name="paging">
      <Shelf>
        <Paging offset={offset} limit={10} total={128} onChange={setOffset} />
      </Shelf>
    </Sample>
  )
}

export const ListSamples = () => (
  <>
    <Sample name="cards">
      <Card
        title={galleryText.card.title}
        note={galleryText.card.note}
        actions={
          <>
            <Button size="xs" variant="subtle" color="gray">
              {galleryText.card.all}
            </Button>
            <Button size="xs" variant="default">
              {galleryText.card.add}
            </Button>
          </>
        }
      >
        {galleryText.card.body}
      </Card>
    </Sample>
    <ProjectList />
    <Sample name="phone">
      <div className={classes.phone}>
        <DataCards
          columns={projectColumns}
          rows={[...sampleProjects.slice(0, 3), ...longProjects.slice(0, 1)]}
          rowKey={(project) => `${project.proj_no}${project.client_name}`}
          onRow={(project) => toast.success(project.client_name)}
          expected={4}
        />
      </div>
    </Sample>
    <Pages />
  </>
)
