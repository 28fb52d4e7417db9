import { refundTable } from '@crm/contract/features/enrolments/refundRule'
import { won } from '@crm/contract/kit/numbers'
import { Card } from '../../../shared/ui/Card.tsx'
import { EmptyLine } from '../../../shared/ui/EmptyLine.tsx'
import { courseText as text } from '../enrolments.messages.ts'
import classes from './CourseRefunds.module.css'
import { useCourse } from './useCourse.ts'

/** What comes back after each opened lecture, for what the caller would pay. */
export const CourseRefunds = () => {
  const course = useCourse()
  if (!course) return null
  return (
    <Card title={text.refundTitle}>
      <ul className={classes.rules}>
        {text.refundRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {course.own_price === 0 ? (
        <EmptyLine>{text.refundFree}</EmptyLine>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text.refundOpened}</th>
              <th scope="col">{text.refundAmount}</th>
            </tr>
          </thead>
          <tbody>
            {refundTable(course.own_price, course.paid_lectures).map(({ opened, refund }) => (
              <tr key={opened}>
                <th scope="row">{text.refundOpenedCount(opened)}</th>
                <td>{won(refund)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
