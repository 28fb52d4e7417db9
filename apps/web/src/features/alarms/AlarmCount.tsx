import { Tag } from '../../shared/ui/display/Tag.tsx'
import { alarmsText } from './alarms.messages.ts'

/** How many alarms about one thing this one stands for; a single one needs no number. */
export const AlarmCount = ({ count }: { count: number }) =>
  count > 1 && <Tag tone="accent">{alarmsText.gathered(count)}</Tag>
