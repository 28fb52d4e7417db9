import { Progress } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import rows from '../../../shared/kit/files/FileRows.module.css'
import { UploadRow } from '../../../shared/kit/files/upload/UploadRow.tsx'
import type { QueuedUpload, UploadQueue } from '../../../shared/kit/files/upload/uploadQueue.ts'
import { showBytes } from '../../../shared/lib/format/bytes.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import type { TreeTarget } from './sameNames.ts'
import classes from './UploadDock.module.css'
import { uploadText as text } from './upload.messages.ts'

type Items = readonly QueuedUpload<TreeTarget>[]

const shownAtOnce = 30
/** What needs people comes first, then what moves. */
const rank = { failed: 0, sending: 1, finishing: 1, paused: 2, waiting: 3, chosen: 3 }

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

/** Leaving the page would break them off. */
const useAskBeforeLeaving = (isRunning: boolean) => {
  useEffect(() => {
    if (!isRunning) return
    addEventListener('beforeunload', askBrowser)
    return () => removeEventListener('beforeunload', askBrowser)
  }, [isRunning])
}

const sumOf = (items: Items, value: (item: Items[number]) => number) =>
  items.reduce((sum, item) => sum + value(item), 0)

const headline = (items: Items) => {
  const going = items.filter(({ state }) => state !== 'failed')
  if (going.length === 0) return text.failedOnly(items.length)
  return going.every(({ state }) => state === 'paused' || state === 'waiting') &&
    going.some(({ state }) => state === 'paused')
    ? text.waitingForNetwork
    : text.title(going.length)
}

/** Files on their way into the data room, over all screens. */
export const UploadDock = ({ uploads }: { uploads: UploadQueue<TreeTarget> }) => {
  const items = useSyncExternalStore(uploads.subscribe, uploads.current)
  const [isFolded, setFolded] = useState(false)
  const isRunning = items.some(({ state }) => state !== 'failed')
  useAskBeforeLeaving(isRunning)

  const arrived = uploads.progress().bytes
  const all = arrived + sumOf(items, ({ file }) => file.size)
  const sent = arrived + sumOf(items, (item) => item.sent)
  const share = all > 0 ? Math.floor((sent / all) * 100) : 0
  const shown = items.toSorted((one, other) => rank[one.state] - rank[other.state]).slice(0, shownAtOnce)
  const Fold = isFolded ? IconChevronUp : IconChevronDown
  const end = async () => {
    const words = { title: text.reallyCancel, yes: text.cancelAll, tone: 'danger' } as const
    if (!isRunning || (await confirm(words))) uploads.cancelAll()
  }
  return (
    <aside className={`${classes.dock} no-print`} aria-label={text.label}>
      <header className={classes.head}>
        <Stack gap="none" grows role="status">
          <strong>{headline(items)}</strong>
          {isRunning && <SmallText as="span">{text.progress(share, showBytes(all - sent))}</SmallText>}
        </Stack>
        <IconButton aria-label={isFolded ? text.unfold : text.fold} onClick={() => setFolded(!isFolded)}>
          <Fold size={18} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton aria-label={isRunning ? text.cancelAll : text.close} onClick={end}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      {isRunning && <Progress value={share} size={3} aria-label={text.label} />}
      {!isFolded && (
        <ul className={`${rows.rows} ${classes.rows}`}>
          {shown.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onCancel={() => uploads.cancel(item.id)}
              onRetry={() => uploads.retry(item.id)}
            />
          ))}
          {items.length > shown.length && (
            <li className={classes.more}>
              <SmallText as="span">{text.more(items.length - shown.length)}</SmallText>
            </li>
          )}
        </ul>
      )}
    </aside>
  )
}
