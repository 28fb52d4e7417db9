import type { Recording, TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { SearchField } from '../../../shared/ui/input/SearchField.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RowsSkeleton } from '../../../shared/ui/page/PageSkeleton.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { useLines } from '../recordings.api.ts'
import { recordingsText } from '../recordings.messages.ts'
import { LineEditor } from './LineEditor.tsx'
import { LineRow } from './LineRow.tsx'
import { ParagraphHead } from './ParagraphHead.tsx'
import { lineAt, rowsOf } from './rowsOf.ts'
import classes from './Transcript.module.css'

const text = recordingsText.transcript
const guessedHeight = 36
/** So many rows before the end the next page is fetched. */
const ahead = 40

interface TranscriptProps {
  recording: Pick<Recording, 'id'>
  mayEdit: boolean
  /** Where the sound is; null while nothing is played. */
  positionMs?: number | null
  onPlay?: ((ms: number) => unknown) | undefined
  /** Beside the search. */
  tools?: ReactNode
  /** Instead of playing and editing, lines are chosen. */
  mark?: (line: TranscriptLine) => ReactNode
}

/** What was said, with times, in paragraphs; only what is near the window is drawn, however long it is. */
export const Transcript = ({ recording, mayEdit, positionMs = null, onPlay, tools, mark }: TranscriptProps) => {
  const [keyword, setKeyword] = useState('')
  const [edited, setEdited] = useState<number | null>(null)
  const {
    rows: lines,
    total,
    isPending,
    isError,
    error,
    refetch,
    hasMore,
    isAdding,
    more,
  } = useLines(recording.id, keyword)
  const rows = useMemo(() => rowsOf(lines ?? []), [lines])
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => guessedHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !isAdding && last >= rows.length - ahead) more()
  }, [hasMore, isAdding, last, rows.length, more])

  const heard = positionMs === null || keyword ? null : lineAt(lines ?? [], positionMs)
  useEffect(() => {
    const index = heard === null ? -1 : rows.findIndex(({ kind, line }) => kind === 'line' && line.line_no === heard)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [heard, rows, virtualizer])

  const content = (index: number) => {
    const row = rows[index]
    if (!row) return null
    const { line } = row
    if (row.kind === 'paragraph') return <ParagraphHead id={recording.id} line={line} mayEdit={mayEdit && !mark} />
    if (edited === line.line_no) return <LineEditor id={recording.id} line={line} onClose={() => setEdited(null)} />
    return (
      <LineRow
        line={line}
        isHeard={heard === line.line_no}
        mark={mark?.(line)}
        onPlay={onPlay}
        onEdit={mayEdit && !mark ? () => setEdited(line.line_no) : undefined}
      />
    )
  }
  return (
    <Stack gap="sm">
      <Inline justify="between" wraps>
        <Inline>
          <SearchField label={text.search} placeholder={text.search} value={keyword} onSearch={setKeyword} w={220} />
          {keyword && !isPending && <SmallText as="span">{text.found(total)}</SmallText>}
        </Inline>
        {tools}
      </Inline>
      {isError && !lines && <ErrorState reason={error?.message} onRetry={() => refetch()} />}
      {isPending && <RowsSkeleton />}
      {lines?.length === 0 && <SmallText>{keyword ? text.notFound : recordingsText.noWords}</SmallText>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section ref={scroller} className={classes.scroller} aria-label={text.title} tabIndex={0}>
          <div className={classes.lines} style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ index, key, start }) => (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.place}
                style={{ transform: `translateY(${start}px)` }}
              >
                {content(index)}
              </div>
            ))}
          </div>
        </section>
      )}
    </Stack>
  )
}
