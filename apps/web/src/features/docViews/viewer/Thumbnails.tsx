import { durationText } from '@crm/contract/features/docViews/docViews.columns'
import type { PageReading } from '@crm/contract/features/docViews/docViews.rows'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { PageView } from './PageView.tsx'
import type { PageSize, PageSource } from './sources/pageSource.ts'
import { usePageSizes } from './usePageSizes.ts'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'

const width = 116
const below = 34

interface ThumbnailsProps {
  source: PageSource
  page: number
  goTo: (page: number) => void
  /** Until the page that is read is drawn. */
  isWaiting: boolean
  /** How long each page was read: shown as a strip under it. */
  heat?: readonly PageReading[] | undefined
}

/** All pages, small; only those in sight are drawn. */
export const Thumbnails = ({ source, page, goTo, isWaiting, heat }: ThumbnailsProps) => {
  const scroller = useRef<HTMLElement>(null)
  const { sizeOf, measured } = usePageSizes(source)
  const height = Math.min((source.firstSize.height * width) / source.firstSize.width, width * 2)
  const scaleOf = (size: PageSize) => Math.min(width / size.width, height / size.height)
  const virtualizer = useVirtualizer({
    count: source.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height + below,
    overscan: 2,
  })
  useEffect(() => virtualizer.scrollToIndex(page - 1, { align: 'auto' }), [virtualizer, page])
  const most = Math.max(1, ...(heat ?? []).map(({ seconds }) => seconds))
  const secondsOf = new Map(heat?.map((row) => [row.page, row.seconds]))
  return (
    <nav ref={scroller} className={classes.thumbnails} aria-label={text.pages}>
      <div className={classes.pages} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <button
            key={key}
            type="button"
            className={classes.thumbnail}
            style={{ transform: `translateY(${start}px)`, height: height + below }}
            aria-current={index + 1 === page ? 'page' : undefined}
            onClick={() => goTo(index + 1)}
          >
            <span className={classes.thumbnailPage} style={{ height }} aria-hidden inert>
              <PageView
                source={source}
                page={index + 1}
                size={sizeOf(index + 1)}
                scale={scaleOf(sizeOf(index + 1))}
                turns={0}
                isWaiting={isWaiting}
                onSize={measured}
              />
            </span>
            {heat && (
              <span className={classes.heat} title={text.readFor(durationText(secondsOf.get(index + 1) ?? 0))}>
                <span style={{ width: `${(100 * (secondsOf.get(index + 1) ?? 0)) / most}%` }} />
              </span>
            )}
            <SmallText as="span">{text.pageName(index + 1)}</SmallText>
          </button>
        ))}
      </div>
    </nav>
  )
}
