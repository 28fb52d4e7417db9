import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { type FileShare, shareEventKind, shareKind } from '@crm/contract/features/fileShares/fileShares.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { MoreButton } from '../../shared/ui/list/MoreButton.tsx'
import { Row, RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { Panel } from '../../shared/ui/overlay/Panel.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { EditShareDialog } from './EditShareDialog.tsx'
import { useRenew, useRevoke } from './fileShares.api.ts'
import { sharesText as text } from './fileShares.messages.ts'
import { NewLink } from './NewLink.tsx'
import { shareFileListPath } from './sharePaths.ts'
import { readerWords, ruleWords, ShareStateTag, withWhom } from './shareWords.tsx'

const eventsAtOnce = 50

const Events = ({ sh_no }: { sh_no: number }) => {
  const pages = useReadPages(fileShares.listEvents, { params: { sh_no }, query: {} }, eventsAtOnce)
  return (
    <Card flush title={text.events} note={pages.data?.total}>
      <LoadedRows read={pages} empty={text.noEvents}>
        {(events) => (
          <RowList label={text.events} scrolls>
            {events.map(({ se_no, kind, who, detail, ip, reg_dt, sa_no }) => (
              <RowItem
                key={se_no}
                name={[shareEventKind.label(kind), detail].filter(Boolean).join(' · ')}
                about={[who, showDateTime(reg_dt), ip].filter(Boolean).join(' · ')}
              >
                {sa_no !== null && (
                  <PdfButton size="compact-sm" endpoint={fileShares.acceptancePdf} params={{ sh_no, sa_no }}>
                    {text.acceptance}
                  </PdfButton>
                )}
              </RowItem>
            ))}
            {pages.hasMore && (
              <Row>
                <MoreButton pages={pages} />
              </Row>
            )}
          </RowList>
        )}
      </LoadedRows>
    </Card>
  )
}

const factsOf = (share: FileShare) => [
  [
    text.what,
    share.entry_kind === 'box' && share.proj_no !== null && share.state === 'active' ? (
      <Link key="what" to={shareFileListPath(share.proj_no, share.ft_no)}>
        {share.name}
      </Link>
    ) : (
      share.name
    ),
  ] as const,
  [text.state, <ShareStateTag key="state" state={share.state} />] as const,
  [text.kind, shareKind.label(share.kind)] as const,
  [text.who, withWhom(share)] as const,
  [text.openCount, share.kind === 'link' && text.opens(share.opens, share.most_opens)] as const,
  [
    text.lastRead,
    [readerWords(share), share.last_read_dt && showDateTime(share.last_read_dt)].filter(Boolean).join(' · '),
  ] as const,
  [text.by, `${share.emp_name} · ${showDateTime(share.reg_dt)}`] as const,
  [text.rules, ruleWords(share), 'wide'] as const,
  share.ended_dt !== null && ([text.ended, showDateTime(share.ended_dt)] as const),
]

interface SharePanelProps {
  share: FileShare
  onClose: () => void
}

/** One share: its rules, who read, everything that happened, and what can still be done with it. */
export const SharePanel = ({ share, onClose }: SharePanelProps) => {
  const { sh_no } = share
  const [isEditing, setEditing] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const { revoke } = useRevoke()
  const { renew, isPending } = useRenew(setMade)
  const isOver = share.ended_dt !== null
  return (
    <Panel
      opened
      onClose={onClose}
      title={share.title ?? share.name}
      actions={
        !isOver && (
          <>
            <Button variant="subtle" color="red" onClick={() => revoke(sh_no)}>
              {text.revoke}
            </Button>
            {share.kind === 'link' && (
              <Button variant="default" loading={isPending} onClick={() => renew(sh_no)}>
                {text.renew}
              </Button>
            )}
            <Button onClick={() => setEditing(true)}>{text.edit}</Button>
          </>
        )
      }
    >
      <Stack>
        <Card title={text.facts}>
          <Facts facts={factsOf(share)} />
        </Card>
        <Events sh_no={sh_no} />
      </Stack>
      {isEditing && <EditShareDialog share={share} onClose={() => setEditing(false)} />}
      {made && <NewLink id={made} onClose={() => setMade(null)} />}
    </Panel>
  )
}
