import { refundTable } from '@crm/contract/features/enrolments/refundRule'
import { won } from '@crm/contract/kit/numbers'
import { Bullets } from '../../../shared/ui/display/Bullets.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { SmallTable } from '../../../shared/ui/list/SmallTable.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { courseText as text } from '../enrolments.messages.ts'
import { useCourse } from './useCourse.ts'

/** What comes back after each opened lecture, for what the caller would pay. */
export const CourseRefunds = () => {
  const course = useCourse()
  if (!course) return null
  return (
    <Card title={text.refundTitle}>
      <Stack>
        <Bullets items={text.refundRules} />
        {course.own_price === 0 ? (
          <EmptyLine>{text.refundFree}</EmptyLine>
        ) : (
          <SmallTable holds="figures" heads={[text.refundOpened, text.refundAmount]}>
            {refundTable(course.own_price, course.paid_lectures).map(({ opened, refund }) => (
              <tr key={opened}>
                <th scope="row">{text.refundOpenedCount(opened)}</th>
                <td>{won(refund)}</td>
              </tr>
            ))}
          </SmallTable>
        )}
      </Stack>
    </Card>
  )
}
