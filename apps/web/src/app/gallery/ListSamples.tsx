import { Button } from '@mantine/core'
import { useState } from 'react'
import { ContactsField } from '../../shared/kit/contacts/ContactsField.tsx'
import { DateCell } from '../../shared/kit/list/cells/DateCell.tsx'
import { tableColumns } from '../../shared/kit/list/listColumns.tsx'
import { SortableList } from '../../shared/kit/sortable/SortableList.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../shared/ui/layout/Truncate.tsx'
import { DataCards } from '../../shared/ui/list/DataCards.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { galleryText } from './gallery.messages.ts'
import { ListCardSample, ListKitSample } from './ListKitSamples.tsx'
import { projectColumns } from './projectColumns.tsx'
import { longProjects, sampleProjects } from './projectSamples.ts'
import { orderSampleText as orderText } from './recordSamples.messages.ts'
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

const titles = orderText.titles.map((title, at) => ({ no: at + 1, title }))

const Order = () => {
  const [day, setDay] = useState<string | null>(null)
  const [contacts, setContacts] = useState([{ name: '장태민', number: '01043563969' }])
  return (
    <Sample name="order">
      <Stack>
        <Card flush>
          <SortableList
            kind="sample"
            label={orderText.label}
            rows={titles}
            noOf={({ no }) => no}
            nameOf={({ title }) => title}
            onMove={() => {}}
          >
            {({ title }) => <Truncate>{title}</Truncate>}
          </SortableList>
        </Card>
        <Shelf>
          <DateCell label={orderText.day} shown={day ?? orderText.noDay} value={day} onPick={setDay} />
        </Shelf>
        <Card>
          <ContactsField value={contacts} onChange={setContacts} none={orderText.noContacts} />
        </Card>
      </Stack>
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
    <Order />
    <Pages />
  </>
)
