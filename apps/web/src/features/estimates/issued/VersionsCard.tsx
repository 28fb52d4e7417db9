import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { showDate } from '../../../shared/lib/format/date.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { RowItem, RowList } from '../../../shared/ui/list/RowList.tsx'
import { EstimateStateTag } from '../EstimateState.tsx'
import { editPath } from '../estimatePaths.ts'
import { estimatesText, issuedText as text } from '../estimates.messages.ts'
import { CompareDialog } from './CompareDialog.tsx'

/** All versions of an estimate, and the way to see what differs between two. */
export const VersionsCard = ({ estimate: { proj_no, est_no, versions } }: { estimate: Estimate }) => {
  const [isComparing, setComparing] = useState(false)
  if (versions.length < 2) return null
  return (
    <Card
      title={text.versions}
      note={versions.length}
      flush
      actions={
        <Button size="xs" variant="default" onClick={() => setComparing(true)}>
          {text.compare}
        </Button>
      }
    >
      <RowList label={text.versions}>
        {versions.map((version) => {
          const name = estimatesText.version(version.est_ver)
          const isThis = version.est_no === est_no
          return (
            <RowItem
              key={version.est_no}
              name={isThis ? name : <Link to={editPath({ proj_no, est_no: version.est_no })}>{name}</Link>}
              about={`${won(version.est_amount)} · ${showDate(version.reg_dt)}`}
            >
              <EstimateStateTag state={version.est_state} />
            </RowItem>
          )
        })}
      </RowList>
      {isComparing && <CompareDialog est_no={est_no} versions={versions} onClose={() => setComparing(false)} />}
    </Card>
  )
}
