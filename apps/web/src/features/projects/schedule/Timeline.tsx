import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import classes from './Timeline.module.css'
import { placeOf, type Scale, shifted, spanOf, type TimelineItem, type TimeWindow, windowAround } from './timeline.ts'

const scales: { value: Scale; label: string }[] = [
  { value: 'week', label: projectDetailText.byWeek },
  { value: 'month', label: projectDetailText.byMonth },
]

const Bar = ({ item, window }: { item: TimelineItem; window: TimeWindow }) => {
  const span = spanOf(item, window)
  const style = span ? { left: `${span.left}%`, width: `max(10px, ${span.width}%)` } : undefined
  const words = `${item.title} · ${item.hint}`
  return (
    <li className={classes.row}>
      <span className={classes.label} title={item.title}>
        {item.title}
      </span>
      <span className={classes.track}>
        {item.onOpen ? (
          <button
            type="button"
            className={classes.bar}
            data-tone={item.tone}
            style={style}
            title={words}
            aria-label={words}
            onClick={item.onOpen}
          />
        ) : (
          <span
            className={classes.bar}
            data-tone={item.tone}
            style={style}
            title={words}
            role="img"
            aria-label={words}
          />
        )}
      </span>
    </li>
  )
}

const isIn = (window: TimeWindow) => (item: TimelineItem) => spanOf(item, window) !== null

/** What happens when: bars under weeks or months, with a line through today. */
export const Timeline = ({ items }: { items: TimelineItem[] }) => {
  const today = koreaToday()
  const [scale, setScale] = useState<Scale>('week')
  const [anchor, setAnchor] = useState(today)
  const window = windowAround(scale, anchor)
  const shown = items.filter(isIn(window)).toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const now = placeOf(today, window)
  return (
    <Card
      title={projectDetailText.timeline}
      actions={
        <>
          <ActionIcon
            size="sm"
            aria-label={projectDetailText.earlier}
            onClick={() => setAnchor(shifted(scale, anchor, -1))}
          >
            <IconChevronLeft size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
          <Button size="xs" variant="default" onClick={() => setAnchor(today)}>
            {projectDetailText.today}
          </Button>
          <ActionIcon
            size="sm"
            aria-label={projectDetailText.later}
            onClick={() => setAnchor(shifted(scale, anchor, 1))}
          >
            <IconChevronRight size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
          <Segments size="xs" aria-label={projectDetailText.scale} data={scales} value={scale} onChange={setScale} />
        </>
      }
    >
      <div className={classes.frame}>
        <div className={classes.ticks} aria-hidden>
          {window.ticks.map(({ at, label }) => (
            <span key={at} style={{ left: `${placeOf(at, window)}%` }}>
              {label}
            </span>
          ))}
        </div>
        <div className={classes.ground} aria-hidden>
          {window.ticks.map(({ at }) => (
            <span key={at} style={{ left: `${placeOf(at, window)}%` }} />
          ))}
          {now >= 0 && now < 100 && <span className={classes.now} style={{ left: `${now}%` }} />}
        </div>
        <ul className={classes.rows} aria-label={projectDetailText.timeline}>
          {shown.map((item) => (
            <Bar key={item.key} item={item} window={window} />
          ))}
        </ul>
        {shown.length === 0 && (
          <Text as="p" tone="second" align="center">
            {projectDetailText.nothingPlanned}
          </Text>
        )}
      </div>
    </Card>
  )
}
