import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { FewRows } from '../../../shared/ui/FewRows.tsx'
import { Paging } from '../../../shared/ui/Paging.tsx'
import { activityPage, useProjectActivity } from '../projects.api.ts'
import classes from './Dashboard.module.css'
import { projectDetailText } from './projectDetail.messages.ts'

/** What people have done to the project, the newest first. */
export const ActivityCard = ({ proj_no }: { proj_no: number }) => {
  const [offset, setOffset] = useState(0)
  const activity = useProjectActivity(proj_no, offset)
  const { data } = activity
  return (
    <Card title={projectDetailText.activity} note={data?.total || undefined}>
      <FewRows of={activity} empty={projectDetailText.noActivity}>
        {(acts) => (
          <ol className={classes.lines}>
            {acts.map((act) => (
              <li key={act.audit_no}>
                <span className={classes.act}>
                  <strong>{act.user_name ?? projectDetailText.system}</strong> {act.what}
                </span>
                <time className={classes.second}>{showDateTime(act.reg_dt)}</time>
              </li>
            ))}
          </ol>
        )}
      </FewRows>
      {data && <Paging offset={offset} limit={activityPage} total={data.total} onChange={setOffset} />}
    </Card>
  )
}
