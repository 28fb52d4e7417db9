import type { FileRequestLine } from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { UploadAddress, UploadPieces } from '@crm/contract/features/files/files'
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import type { Posting } from '../../shared/kit/files/upload/sendForm.ts'
import { isInPieces } from '../../shared/kit/files/upload/sendPieces.ts'
import { transport } from '../../shared/kit/files/upload/transport.ts'
import { unfinishedUploads } from '../../shared/kit/files/upload/unfinishedUploads.ts'
import { untilOnline } from '../../shared/kit/files/upload/untilOnline.ts'
import { isPassing } from '../../shared/kit/files/upload/uploadFailures.ts'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Inline } from '../../shared/ui/Stack.tsx'
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

interface Busy {
  frl_no: number
  /** How much has left, from 0 to 1. */
  share: number
  abort: AbortController
}

/** A large file waits for a lost network and goes on where it was. */
const sendWhole = async (address: UploadAddress, file: File, posting: Posting) => {
  for (let failures = 1; ; failures++) {
    try {
      return await transport.post(address, file, posting)
    } catch (problem) {
      if (!isInPieces(file) || !isPassing(problem)) throw problem
      toast.error(text.waitingForNetwork)
      await untilOnline(failures)
      posting.signal.throwIfAborted()
    }
  }
}

/** What is asked for, line by line: what has arrived, and a button for what has not. */
export const WantedLines = ({ lines, send }: WantedLinesProps) => {
  const [busy, setBusy] = useState<Busy | null>(null)
  const upload = async (line: FileRequestLine, file: File | null) => {
    if (!file || !send || send.isReady?.() === false) return
    const abort = new AbortController()
    const onSent = (sent: number) => setBusy({ frl_no: line.frl_no, share: file.size ? sent / file.size : 1, abort })
    onSent(0)
    let address: UploadAddress | undefined
    try {
      address = await send.request(file)
      if (!address) return toast.error(text.uploadFailed)
      const { requestPieces } = send
      await sendWhole(address, file, { onSent, signal: abort.signal, ...(requestPieces && { requestPieces }) })
      await send.finish(line, address.file_no, file.name)
      unfinishedUploads.remove(address.file_no)
      toast.success(text.uploaded)
    } catch (problem) {
      if (address && abort.signal.aborted) unfinishedUploads.remove(address.file_no)
      else if (address) unfinishedUploads.breakOff(address.file_no)
      if (abort.signal.aborted) return
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
          {busy?.frl_no === line.frl_no && (
            <Inline gap="xs">
              <SmallText as="span">{text.sending(Math.floor(busy.share * 100))}</SmallText>
              <Button size="compact-xs" variant="default" onClick={() => busy.abort.abort()}>
                {text.stopSending}
              </Button>
            </Inline>
          )}
          {!line.done_dt && send && busy?.frl_no !== line.frl_no && (
            <FileButton onChange={(file) => upload(line, file)}>
              {(props) => (
                <Button {...props} size="xs" disabled={busy !== null} aria-label={text.uploadOf(line.name)}>
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
