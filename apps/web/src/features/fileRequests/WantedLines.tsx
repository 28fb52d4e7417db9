import type { FileRequestLine } from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { UploadAddress } from '@crm/contract/features/files/files'
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { transport } from '../../shared/kit/files/upload/transport.ts'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { requestsText as text } from './fileRequests.messages.ts'

interface WantedLinesProps {
  lines: readonly FileRequestLine[]
  /** How a file for a line is sent: an address for it, then what puts it in its place. Nothing where it is only looked at. */
  send?: {
    request: (file: File) => Promise<UploadAddress | undefined>
    finish: (line: FileRequestLine, file_no: number, name: string) => Promise<unknown>
    /** False where something has to be filled in first. */
    isReady?: () => boolean
  }
}

/** What is asked for, line by line: what has arrived, and a button for what has not. */
export const WantedLines = ({ lines, send }: WantedLinesProps) => {
  const [busy, setBusy] = useState<number | null>(null)
  const upload = async (line: FileRequestLine, file: File | null) => {
    if (!file || !send || send.isReady?.() === false) return
    setBusy(line.frl_no)
    try {
      const address = await send.request(file)
      if (!address) return toast.error(text.uploadFailed)
      await transport.post(address, file, { onSent: () => {}, signal: new AbortController().signal })
      await send.finish(line, address.file_no, file.name)
      toast.success(text.uploaded)
    } catch (problem) {
      toast.error(problem instanceof Error && problem.message ? problem.message : text.uploadFailed)
    } finally {
      setBusy(null)
    }
  }
  return (
    <RowList label={text.lines}>
      {lines.map((line) => (
        <RowItem key={line.frl_no} name={line.name} about={line.note ?? undefined}>
          {line.done_dt && <Tag tone="green">{text.arrived(line.done_by)}</Tag>}
          {!line.done_dt && !send && <Tag>{text.waiting}</Tag>}
          {!line.done_dt && send && (
            <FileButton onChange={(file) => upload(line, file)}>
              {(props) => (
                <Button {...props} size="xs" loading={busy === line.frl_no} aria-label={text.uploadOf(line.name)}>
                  {text.upload}
                </Button>
              )}
            </FileButton>
          )}
        </RowItem>
      ))}
    </RowList>
  )
}
