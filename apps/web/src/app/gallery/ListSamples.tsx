import { Button } from '@mantine/core'
import { useState } from 'react'
import { tableColumns } from '../../shared/kit/list/listColumns.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { DataCards } from '../../shared/ui/DataCards.tsx'
import { Paging } from '../../shared/ui/Paging.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { galleryText } from './gallery.messages.ts'
import { ListCardSample, ListKitSample } from './ListKitSamples.tsx'
import { projectColumns } from './projectColumns.tsx'
import { longProjects, sampleProjects } from './projectSamples.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'

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
    <ListKitSample />
    <ListCardSample />
    <Sample name="phone">
      <div className={classes.phone}>
        <DataCards
          columns={tableColumns(projectColumns)}
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
