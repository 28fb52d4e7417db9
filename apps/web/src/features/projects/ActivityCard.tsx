import { useState } from 'react'
import { showDateTime } from '../../shared/lib/date.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { RowsSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { Paging } from '../../shared/ui/Paging.tsx'
import classes from './Dashboard.module.css'
import { text } from './projectDetail.messages.ts'
import { activityPage, useProjectActivity } from './projects.api.ts'

/** What people have done to the project, the newest first. */
export const ActivityCard = ({ proj_no }: { proj_no: number }) => {
  const [offset, setOffset] = useState(0)
  const { data, error, refetch } = useProjectActivity(proj_no, offset)
  const content = () => {
    if (error && !data) return <ErrorState reason={error.message} onRetry={refetch} />
    if (!data) return <RowsSkeleton />
    if (data.query.length === 0) return <EmptyState words={text.noActivity} />
    return (
      <ol className={classes.lines}>
        {data.query.map((act) => (
          <li key={act.audit_no}>
            <span className={classes.act}>
              <strong>{act.user_name ?? text.system}</strong> {act.what}
            </span>
            <time className={classes.second}>{showDateTime(act.reg_dt)}</time>
          </li>
        ))}
      </ol>
    )
  }
  return (
    <Card title={text.activity} note={data?.total || undefined}>
      {content()}
      {data && <Paging offset={offset} limit={activityPage} total={data.total} onChange={setOffset} />}
    </Card>
  )
}
