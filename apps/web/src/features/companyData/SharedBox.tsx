import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { SharedRows } from '../fileShares/SharedRows.tsx'
import { companyDataText as text } from './companyData.messages.ts'
import { SaveButton } from './SaveButton.tsx'
import { useSharedDownloads } from './useSharedDownloads.ts'

interface SharedBoxProps {
  box: number
  offset: number
  /** Shared boxes whose contents may be taken along. */
  savedBoxes: ReadonlySet<number>
  onOpenBox: (box: number | null) => void
  onOpenFile: (ft_no: number) => void
  onPage: (offset: number) => void
}

const limit = 100

/** What lies in a box that is shared with the company; the way back ends where the share begins. */
export const SharedBox = ({ box, offset, savedBoxes, onOpenBox, onOpenFile, onPage }: SharedBoxProps) => {
  const read = useRead(fileTree.list, { query: { box_ft_no: box, offset, limit } })
  const path = read.data?.path ?? []
  const above = path.at(-2)
  const maySave = path.some(({ ft_no }) => savedBoxes.has(ft_no))
  const { save, saveAll, isBusy } = useSharedDownloads()
  return (
    <Card
      title={path.map(({ name }) => name).join(' / ')}
      actions={
        <>
          {maySave && Boolean(read.data?.total) && (
            <Button
              size="xs"
              variant="default"
              loading={isBusy}
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
              onClick={() => saveAll([box])}
            >
              {text.saveAll}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.6} aria-hidden />}
            onClick={() => onOpenBox(above?.ft_no ?? null)}
          >
            {above?.name ?? text.back}
          </Button>
        </>
      }
    >
      <LoadedRows read={read} empty={text.emptyBox}>
        {(entries) => (
          <SharedRows
            entries={entries}
            onOpen={({ ft_no, kind }) => (kind === 'box' ? onOpenBox(ft_no) : onOpenFile(ft_no))}
            side={(entry) => maySave && <SaveButton name={entry.name} onSave={() => save(entry)} />}
          />
        )}
      </LoadedRows>
      <Paging total={read.data?.total ?? 0} offset={offset} limit={limit} onChange={onPage} />
    </Card>
  )
}
