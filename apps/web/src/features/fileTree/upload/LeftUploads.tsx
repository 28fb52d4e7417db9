import { Button, FileButton } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { unfinishedUploads, uploadsOfUser } from '../../../shared/kit/files/upload/unfinishedUploads.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { goOnByChoice, goOnByHandles } from './goOn.ts'
import { isSameFile, type KeptUpload, keptUploads } from './keptUploads.ts'
import { uploadText as text } from './upload.messages.ts'

/** What an earlier page left behind; files that may be read go on at once. */
const useLeftUploads = (user_no: number) => {
  const [left, setLeft] = useState<readonly KeptUpload[]>([])
  const refresh = useCallback(async () => setLeft(await keptUploads.left(user_no)), [user_no])
  useEffect(() => {
    let isCurrent = true
    const begin = async () => {
      const found = await keptUploads.left(user_no)
      if (!isCurrent) return
      const { sent } = await goOnByHandles(found, false)
      if (sent > 0) toast.success(text.goesOn(sent))
      if (isCurrent) await refresh()
    }
    begin().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [user_no, refresh])
  return { left, refresh }
}

/** The same files are not offered by the files kit either. */
const forgetAll = async (left: readonly KeptUpload[], user_no: number) => {
  for (const unfinished of unfinishedUploads.left(uploadsOfUser(user_no)))
    if (left.some((upload) => isSameFile(upload, unfinished))) unfinishedUploads.remove(unfinished.file_no)
  await keptUploads.remove(left.map(({ id }) => id))
}

/** Says which files an earlier page did not send to their end, and goes on with them. */
export const LeftUploads = ({ user_no }: { user_no: number }) => {
  const { left, refresh } = useLeftUploads(user_no)
  const [first] = left
  if (!first) return null
  const goOn = async () => {
    const { sent, changed, refused } = await goOnByHandles(left, true)
    if (sent > 0) toast.success(text.goesOn(sent))
    if (changed > 0) toast.error(text.changed)
    if (refused > 0) toast.error(text.notAllowed)
    await refresh()
  }
  const choose = async (files: File[]) => {
    if (files.length === 0) return
    const sent = await goOnByChoice(left, files)
    if (sent > 0) toast.success(text.goesOn(sent))
    else toast.error(text.otherFiles)
    await refresh()
  }
  return (
    <Note as="div" tone="amber" role="status">
      <Inline gap="sm" wraps>
        <span>{text.left(first.name, left.length - 1)}</span>
        {left.some(({ handle }) => handle) && (
          <Button size="compact-xs" onClick={goOn}>
            {text.goOn}
          </Button>
        )}
        <FileButton multiple onChange={choose} inputProps={{ 'data-upload': 'again' } as object}>
          {(props) => (
            <Button {...props} size="compact-xs" variant="default">
              {text.chooseAgain}
            </Button>
          )}
        </FileButton>
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={async () => {
            await forgetAll(left, user_no)
            await refresh()
          }}
        >
          {text.forget}
        </Button>
      </Inline>
    </Note>
  )
}
