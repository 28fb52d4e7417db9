import type { Project } from '@crm/contract/features/projects/projects.rows'
import { showDateTime } from '../../../shared/lib/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import classes from './Dashboard.module.css'
import { projectDetailText } from './projectDetail.messages.ts'
import { StageTag } from './StageTag.tsx'

/** Every move with who and when, and how long the project stood where it came to; the newest first. */
export const StagesCard = ({ project }: { project: Project }) => {
  const moves = project.moves.toSorted((one, other) => other.psl_no - one.psl_no)
  return (
    <Card title={projectDetailText.stages}>
      <ol className={classes.moves}>
        {moves.map((move, index) => (
          <li key={move.psl_no}>
            <p className={classes.moveHead}>
              <StageTag status={move.to_status} />
              <strong>
                {index === 0 ? projectDetailText.daysSoFar(move.days) : projectDetailText.days(move.days)}
              </strong>
            </p>
            <p className={classes.second}>
              {showDateTime(move.reg_dt)} · {move.user_name ?? projectDetailText.system}
            </p>
            {move.reason && <p className={classes.reason}>{move.reason}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
