import type { FileRequestLine } from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { UploadAddress, UploadPieces } from '@crm/contract/features/files/files'
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { isInPieces } from '../../shared/kit/files/upload/sendPieces.ts'
import { transport } from '../../shared/kit/files/upload/transport.ts'
import { unfinishedUploads } from '../../shared/kit/files/upload/unfinishedUploads.ts'
import { untilOnline } from '../../shared/kit/files/upload/untilOnline.ts'
import { isPassing } from '../../shared/kit/files/upload/uploadFailures.ts'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { requestsText as text } from './fileRequests.messages.ts'

interface WantedLinesProps {
  lines: readonly FileRequestLine[]
  /** How a file for a line is sent: an address for it, then what puts it in its place. Nothing where it is only looked at. */
  send?: {
    request: (file: File) => Promise<UploadAddress | undefined>
    /** Where the pieces of a large file go, for somebody without an account. */
    requestPieces?: (file_no: number) => Promise<UploadPieces>
    finish: (line: FileRequestLine, file_no: number, name: string) => Promise<unknown>
    /** False where something has to be filled in first. */
    isReady?: () => boolean
  }
}

/** A large file waits for a lost network and goes on where it was. */
const sendWhole = async (
  address: UploadAddress,
  file: File,
  requestPieces?: (file_no: number) => Promise<UploadPieces>,
) => {
  const posting = { onSent: () => {}, signal: new AbortController().signal, ...(requestPieces && { requestPieces }) }
  for (let failures = 1; ; failures++) {
    try {
      return await transport.post(address, file, posting)
    } catch (problem) {
      if (!isInPieces(file) || !isPassing(problem)) throw problem
      toast.error(text.waitingForNetwork)
      await untilOnline(failures)
    }
  }
}

/** What is asked for, line by line: what has arrived, and a button for what has not. */
export const WantedLines = ({ lines, send }: WantedLinesProps) => {
  const [busy, setBusy] = useState<number | null>(null)
  const upload = async (line: FileRequestLine, file: File | null) => {
    if (!file || !send || send.isReady?.() === false) return
    setBusy(line.frl_no)
    let address: UploadAddress | undefined
    try {
      address = await send.request(file)
      if (!address) return toast.error(text.uploadFailed)
      await sendWhole(address, file, send.requestPieces)
      await send.finish(line, address.file_no, file.name)
      unfinishedUploads.remove(address.file_no)
      toast.success(text.uploaded)
    } catch (problem) {
      if (address) unfinishedUploads.breakOff(address.file_no)
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
