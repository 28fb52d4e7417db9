import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { shareColumns } from '@crm/contract/features/fileShares/fileShares.columns'
import { shareKind, shareState } from '@crm/contract/features/fileShares/fileShares.rows'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { choice } from '../../shared/kit/list/filters/pieces.tsx'
import { ListCard } from '../../shared/kit/list/ListCard.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { RoomBeside } from '../../shared/kit/list/RoomBeside.tsx'
import { useAddressNumber } from '../../shared/lib/address/useAddressNumber.ts'
import { showNear } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { ProjectFileRequests } from '../fileRequests/ProjectFileRequests.tsx'
import { ProjectFrame } from '../projects/detail/ProjectFrame.tsx'
import { dataPath } from '../reference/projectPaths.ts'
import { Acceptances } from './Acceptances.tsx'
import { sharesText as text } from './fileShares.messages.ts'
import { SharePanel } from './SharePanel.tsx'
import { readerWords, ruleWords, ShareStateTag, withWhom } from './shareWords.tsx'

const columns = withCells(shareColumns, {
  kind: ({ kind }) => <Tag tone={kind === 'link' ? 'accent' : 'teal'}>{shareKind.label(kind)}</Tag>,
  who: (share) => withWhom(share) ?? '-',
  rules: (share) => ruleWords(share),
  opens: ({ kind, opens, most_opens }) => (kind === 'link' ? text.opens(opens, most_opens) : '-'),
  last_reader: (share) =>
    share.last_read_dt ? `${readerWords(share)} · ${showNear(share.last_read_dt)}` : text.neverRead,
  state: ({ state }) => <ShareStateTag state={state} />,
})

const filters = [
  choice('kind', shareKind, { label: text.kind, all: text.allKinds, width: 120 }),
  choice('state', shareState, { label: text.state, all: text.allStates, width: 150 }),
]

const Opened = ({ proj_no }: { proj_no: number }) => {
  const [sh_no, open] = useAddressNumber('sh_no')
  const { data } = useRead(fileShares.list, { query: { proj_no, sh_no: sh_no ?? 0 } }, { enabled: sh_no !== null })
  const share = sh_no === null ? undefined : data?.query.find((row) => row.sh_no === sh_no)
  return share ? <SharePanel key={share.sh_no} share={share} onClose={() => open(null)} /> : null
}

const Shares = ({ proj_no }: { proj_no: number }) => {
  const [, open] = useAddressNumber('sh_no')
  return (
    <>
      <ListCard
        endpoint={fileShares.list}
        columns={columns}
        filters={filters}
        fixed={{ proj_no }}
        limit={20}
        words={text.list}
        onRow={({ sh_no }) => open(sh_no)}
        emptyAction={
          <Button component={Link} to={dataPath(proj_no)}>
            {text.toData}
          </Button>
        }
      />
      <ProjectFileRequests proj_no={proj_no} />
      <Acceptances root={{ proj_no }} />
      <Opened proj_no={proj_no} />
    </>
  )
}

/** Everything that was shared of a project: with whom, by which rules, and who has read it. */
export const WorkDetailShareScreen = () => (
  <RoomBeside>
    <ProjectFrame>{({ proj_no }) => <Shares proj_no={proj_no} />}</ProjectFrame>
  </RoomBeside>
)
