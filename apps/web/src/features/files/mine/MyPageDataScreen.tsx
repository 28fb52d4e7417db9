import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { documentKind, fileSize, mineSort, myFilesView } from '@crm/contract/features/fileTree/fileTree.choices'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { screens } from '@crm/contract/screens'
import { EmptyLink } from '../../../shared/kit/list/emptyAction.tsx'
import { choice, dates, keyword, segments } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import type { Sort } from '../../../shared/ui/list/column.ts'
import { project } from '../../reference/filters.tsx'
import { filesScreenText } from '../files.messages.ts'
import { useViewedFile } from '../useViewedFile.tsx'
import { MinePanel } from './MinePanel.tsx'
import { RemoveFiles, ZipFiles } from './mineActions.tsx'
import { mineColumns } from './mineColumns.tsx'

const text = filesScreenText.mine
type MineFilter = QueryOf<typeof fileTree.mine>

const filters = [
  segments('view', myFilesView, { label: text.view }),
  keyword(text.search),
  choice('kind', documentKind, text.kind),
  choice('size', fileSize, text.size),
  project('proj_no'),
  dates('start_dt', 'end_dt'),
] as const

/** The query's order has its direction in it. */
const mineOrder = ({ sort, view }: MineFilter, change: (patch: Partial<MineFilter>) => void): Sort => {
  const order = sort ?? (view === 'recent' ? '-open_dt' : '-update_dt')
  return {
    by: order.replace('-', ''),
    descending: order.startsWith('-'),
    onChange: (by, descending) => change({ sort: mineSort.schema.parse(`${descending ? '-' : ''}${by}`) }),
  }
}

/** Who has no files yet brings the first into a project. */
const ToProjects = () =>
  useMayOpen(screens.MyPageProject) && <EmptyLink to={screens.MyPageProject.path}>{text.seeProjects}</EmptyLink>

/** One's own files: uploaded, of one's projects, sent by clients, shared, lately opened, starred. */
export const MyPageDataScreen = () => {
  const { viewer } = useViewedFile({ forStaff: true })
  return (
    <ListPage
      endpoint={fileTree.mine}
      columns={({ view }) => mineColumns(view)}
      filters={filters}
      saved="ownFiles"
      sort={mineOrder}
      bulk={[ZipFiles, RemoveFiles]}
      peek={MinePanel}
      emptyAction={<ToProjects />}
      words={text}
    >
      {viewer}
    </ListPage>
  )
}
