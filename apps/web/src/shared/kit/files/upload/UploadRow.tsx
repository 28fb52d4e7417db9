import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { showBytes } from '../../../lib/format/bytes.ts'
import classes from '../FileRows.module.css'
import { FileMark, FileName } from '../FileWords.tsx'
import { filesText } from '../files.messages.ts'
import type { Upload } from './uploadItems.ts'

interface UploadRowProps {
  item: Upload
  onCancel: () => void
  /** Where the record exists; a form sends failed files again when it is saved again. */
  onRetry?: (() => void) | undefined
}

const shareOf = ({ sent, file }: Upload) => (file.size ? sent / file.size : 1)

const factsOf = (item: Upload) => {
  const { state, file, sent, problem } = item
  if (state === 'failed') return problem ?? filesText.uploadFailed
  if (state === 'sending') return `${Math.floor(shareOf(item) * 100)}% · ${showBytes(sent)} / ${showBytes(file.size)}`
  return `${showBytes(file.size)} · ${filesText[state]}`
}

/** One file on its way up: how far it is, and the way out. */
export const UploadRow = ({ item, onCancel, onRetry }: UploadRowProps) => {
  const { state, file } = item
  const isMoving = state === 'sending' || state === 'finishing'
  const wayOut = state === 'chosen' || state === 'failed' ? filesText.leaveOut : filesText.cancel
  return (
    <li className={classes.row}>
      <FileMark name={file.name} />
      <div className={classes.words}>
        <FileName name={file.name} />
        {isMoving && (
          <Progress
            value={shareOf(item) * 100}
            size={4}
            animated={state === 'finishing'}
            aria-label={filesText.progress(file.name)}
            className={classes.bar}
          />
        )}
        <p
          className={classes.facts}
          data-failed={state === 'failed' || undefined}
          role={state === 'failed' ? 'alert' : undefined}
        >
          {factsOf(item)}
        </p>
      </div>
      <div className={classes.actions}>
        {state === 'failed' && onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {filesText.retry}
          </Button>
        )}
        {state !== 'finishing' && (
          <ActionIcon size="sm" aria-label={`${wayOut}: ${file.name}`} title={wayOut} onClick={onCancel}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}
