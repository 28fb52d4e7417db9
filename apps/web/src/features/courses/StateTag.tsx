import { type CourseRow, courseState } from '@crm/contract/features/courses/courses.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

const tones: Record<CourseRow['state'], Tone> = { 0: 'red', 1: 'gray', 2: 'green', 3: 'amber' }

/** Draft, on sale, sale ended, deleted. */
export const StateTag = ({ state }: Pick<CourseRow, 'state'>) => (
  <Tag tone={tones[state]}>{courseState.label(state)}</Tag>
)
