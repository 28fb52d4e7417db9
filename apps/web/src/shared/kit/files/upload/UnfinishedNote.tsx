import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Note } from '../../../ui/display/Note.tsx'
import { Inline } from '../../../ui/layout/Stack.tsx'
import { filesText as text } from '../files.messages.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'

/** Says which large files an earlier visit did not send to their end, and how they go on. */
export const UnfinishedNote = ({ of }: { of: string }) => {
  const left = useSyncExternalStore(unfinishedUploads.subscribe, () => unfinishedUploads.left(of))
  const [first] = left
  if (!first) return null
  const forget = () => {
    for (const { file_no } of left) unfinishedUploads.remove(file_no)
  }
  return (
    <Note as="div" tone="amber" role="status">
      <Inline gap="sm" wraps>
        <span>{text.unfinished(first.name, left.length - 1)}</span>
        <Button size="compact-xs" variant="subtle" onClick={forget}>
          {text.forgetUnfinished}
        </Button>
      </Inline>
    </Note>
  )
}
