import type { FileRequestLine } from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { UploadAddress, UploadPieces } from '@crm/contract/features/files/files'
import { EntryName } from '@crm/contract/features/fileTree/fileTree.rows'
import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import type { Posting } from '../../shared/kit/files/upload/sendForm.ts'
import { isInPieces } from '../../shared/kit/files/upload/sendPieces.ts'
import { transport } from '../../shared/kit/files/upload/transport.ts'
import { unfinishedUploads } from '../../shared/kit/files/upload/unfinishedUploads.ts'
import { untilOnline } from '../../shared/kit/files/upload/untilOnline.ts'
import { isPassing } from '../../shared/kit/files/upload/uploadFailures.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { requestsText as text } from './fileRequests.messages.ts'

interface WantedLinesProps {
  lines: readonly FileRequestLine[]
  /** How a file for a line is sent: an address for it, then what puts it in its place. Nothing where it is only looked at. */
  send?: {
    request: (file: File) => Promise<UploadAddress | undefined>
    /** Where the pieces of a large file go, for somebody without an account. */
    requestPieces?: (file_no: number) => Promise<UploadPieces>
    finish: (line: FileRequestLine, file: { file_no: number; name: string; more: boolean }) => Promise<unknown>
    /** False where something has to be filled in first. */
    isReady?: () => boolean
  }
}

interface Busy {
  frl_no: number
  /** Which of how many files. */
  nth: number
  of: number
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

/** What the file is called where it lands; a name that the data room refuses is said before anything is sent. */
const nameOf = (file: File) => {
  const name = EntryName.safeParse(file.name)
  if (!name.success) throw new Error(text.nameRefused(file.name, name.error.issues[0]?.message ?? ''))
  return name.data
}

/** What is asked for, line by line: what has arrived, and a button for what has not. */
export const WantedLines = ({ lines, send }: WantedLinesProps) => {
  const [busy, setBusy] = useState<Busy | null>(null)
  const sendOne = async (line: FileRequestLine, file: File, name: string, rest: Omit<Busy, 'share'>) => {
    if (!send) return
    const { abort, nth, of } = rest
    const onSent = (sent: number) => setBusy({ ...rest, share: file.size ? sent / file.size : 1 })
    onSent(0)
    let address: UploadAddress | undefined
    try {
      address = await send.request(file)
      if (!address) throw new Error(text.uploadFailed)
      const { requestPieces } = send
      await sendWhole(address, file, { onSent, signal: abort.signal, ...(requestPieces && { requestPieces }) })
      await send.finish(line, { file_no: address.file_no, name, more: nth < of })
      unfinishedUploads.remove(address.file_no)
    } catch (problem) {
      if (address && abort.signal.aborted) unfinishedUploads.remove(address.file_no)
      else if (address) unfinishedUploads.breakOff(address.file_no)
      throw problem
    }
  }
  const upload = async (line: FileRequestLine, chosen: File[]) => {
    const abort = new AbortController()
    try {
      const named = chosen.map((file) => ({ file, name: nameOf(file) }))
      for (const [index, { file, name }] of named.entries())
        await sendOne(line, file, name, { frl_no: line.frl_no, nth: index + 1, of: named.length, abort })
      if (named.length) toast.success(text.uploaded)
    } catch (problem) {
      if (abort.signal.aborted) return
      toast.error(problem instanceof Error && problem.message ? problem.message : text.uploadFailed)
    } finally {
      setBusy(null)
    }
  }
  return (
    <RowList label={text.lines}>
      {lines.map((line) => (
        <RowItem
          key={line.frl_no}
          name={line.name}
          about={[line.note, line.files.length > 0 && text.files(line.files.map(({ name }) => name))]
            .filter(Boolean)
            .join(' · ')}
        >
          {line.done_dt && <Tag tone="green">{text.arrived(line.done_by)}</Tag>}
          {!line.done_dt && !send && <Tag>{text.waiting}</Tag>}
          {busy?.frl_no === line.frl_no && (
            <Inline gap="xs">
              <SmallText as="span">
                {[busy.of > 1 && text.nth(busy.nth, busy.of), text.sending(Math.floor(busy.share * 100))]
                  .filter(Boolean)
                  .join(' · ')}
              </SmallText>
              <Button size="compact-xs" variant="default" onClick={() => busy.abort.abort()}>
                {text.stopSending}
              </Button>
            </Inline>
          )}
          {send && busy?.frl_no !== line.frl_no && (
            <FileButton multiple onChange={(files) => upload(line, files)}>
              {({ onClick }) => (
                <Button
                  size="xs"
                  variant={line.done_dt ? 'default' : 'filled'}
                  disabled={busy !== null}
                  aria-label={line.done_dt ? text.moreOf(line.name) : text.uploadOf(line.name)}
                  // What is chosen before something else is filled in would be lost.
                  onClick={() => send.isReady?.() !== false && onClick()}
                >
                  {line.done_dt ? text.more : text.upload}
                </Button>
              )}
            </FileButton>
          )}
        </RowItem>
      ))}
    </RowList>
  )
}
