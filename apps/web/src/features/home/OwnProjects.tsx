import { projects } from '@crm/contract/features/projects/projects'
import { type DashboardProject, type OwnSort, ownSort } from '@crm/contract/features/projects/projects.rows'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { useMay, useMayOpen } from '../../shared/lib/session/useMay.ts'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { Card, CardFoot } from '../../shared/ui/layout/Card.tsx'
import { FoldOnPhone } from '../../shared/ui/layout/FoldOnPhone.tsx'
import { Scroll } from '../../shared/ui/layout/Scroll.tsx'
import { DataList } from '../../shared/ui/list/DataList.tsx'
import { MoreButton } from '../../shared/ui/list/MoreButton.tsx'
import { useMayBook } from '../meetings/booking/useMayBook.ts'
import { dashboardPath, ownListPath } from '../reference/projectPaths.ts'
import { useOwnProjects } from './home.api.ts'
import { homeText } from './home.messages.ts'
import { projectColumns } from './projectColumns.tsx'

// The home appears without the room grid.
const BookingPanel = lazyPart(() => import('../meetings/booking/BookingPanel.tsx').then((file) => file.BookingPanel))
const NoteDialog = lazyPart(() => import('./NoteDialog.tsx').then((file) => file.NoteDialog))

/** Who is in no project yet finds one among all of them. */
const AllProjects = () =>
  useMayOpen(screens.WorkList) && (
    <Button component={Link} to={screens.WorkList.path} variant="default">
      {homeText.allProjects}
    </Button>
  )

/** The projects that one has a part in, with what comes next in each. */
export const OwnProjects = () => {
  const [sort, setSort] = useState<OwnSort>('next_meeting')
  const [noted, setNoted] = useState<DashboardProject | null>(null)
  const [booked, setBooked] = useState<DashboardProject | null>(null)
  const found = useOwnProjects(sort)
  const mayBook = useMayBook()
  const navigate = useNavigate()
  const mayOpen = useMay(projects.show)
  const all = ownListPath(useUser()?.emp_scope ?? [])
  const { rows } = found
  return (
    <Card
      title={homeText.projects}
      note={rows && found.total}
      flush
      actions={
        <>
          <Segments size="xs" aria-label={homeText.sort} data={ownSort.options} value={sort} onChange={setSort} />
          {all && (
            <Button component={Link} to={all} size="xs" variant="default">
              {homeText.all}
            </Button>
          )}
        </>
      }
    >
      <FoldOnPhone count={rows?.length}>
        <Scroll height={462} freeOnPhone>
          <DataList
            read={found}
            columns={projectColumns(setNoted, mayBook ? setBooked : undefined, mayOpen)}
            rowKey={({ proj_no }) => proj_no}
            empty={homeText.noProjects}
            emptyAction={<AllProjects />}
            onRow={mayOpen ? ({ proj_no }) => navigate(dashboardPath(proj_no)) : undefined}
            bare
          />
        </Scroll>
      </FoldOnPhone>
      {found.hasMore && (
        <CardFoot>
          <MoreButton pages={found} />
        </CardFoot>
      )}
      {booked && (
        <BookingPanel opened onClose={() => setBooked(null)} initial={{ ms_who: 'client', proj_no: booked.proj_no }} />
      )}
      {noted && <NoteDialog project={noted} onClose={() => setNoted(null)} />}
    </Card>
  )
}
