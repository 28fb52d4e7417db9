import type { OpenedShare, SharedEntry } from '@crm/contract/features/sharedLinks/sharedLinks'
import { Anchor, Breadcrumbs } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddressNumber } from '../../shared/lib/address/useAddressNumber.ts'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { NoRows, SharedRows } from '../fileShares/SharedRows.tsx'
import { entriesPerPage, useGuestDownloads, useSharedEntries } from './sharedLinks.api.ts'
import { linkText as text } from './sharedLinks.messages.ts'

interface SharedBoxProps {
  share: OpenedShare
  /** Where files can be looked at. */
  onOpenFile?: ((ft_no: number) => void) | undefined
}

interface BoxProps extends SharedBoxProps {
  /** The open box; null where the share begins. */
  box: number | null
  openBox: (box: number | null) => void
}

const Box = ({ share, onOpenFile, box, openBox }: BoxProps) => {
  const [offset, setOffset] = useState(0)
  const read = useSharedEntries(box, offset)
  const { download } = useGuestDownloads()
  const path = read.data?.path ?? []
  const open = ({ kind, ft_no }: SharedEntry) => (kind === 'box' ? openBox(ft_no) : onOpenFile?.(ft_no))
  return (
    <Card
      flush
      title={
        <Breadcrumbs>
          {(path.length ? path : [{ ft_no: share.ft_no, name: share.name }]).map(({ ft_no, name }, index, all) =>
            index === all.length - 1 ? (
              <span key={ft_no}>{name}</span>
            ) : (
              <Anchor key={ft_no} component="button" type="button" onClick={() => openBox(index ? ft_no : null)}>
                {name}
              </Anchor>
            ),
          )}
        </Breadcrumbs>
      }
      note={read.data?.total}
    >
      <LoadedRows read={read} empty={<NoRows>{text.emptyBox}</NoRows>}>
        {(entries) => (
          <SharedRows
            entries={entries}
            onOpen={open}
            side={({ kind, ft_no, name, has_pdf }) =>
              kind === 'file' &&
              share.may_download &&
              (has_pdf || !share.has_watermark) && (
                <IconButton aria-label={text.downloadOf(name)} onClick={() => download(ft_no)}>
                  <IconDownload size={18} stroke={1.6} aria-hidden />
                </IconButton>
              )
            }
          />
        )}
      </LoadedRows>
      <Paging total={read.data?.total ?? 0} offset={offset} limit={entriesPerPage} onChange={setOffset} />
    </Card>
  )
}

/** What lies in a shared box, and the boxes inside it. */
export const SharedBox = (props: SharedBoxProps) => {
  const [box, openBox] = useAddressNumber('box')
  return <Box key={box} {...props} box={box} openBox={openBox} />
}
