import { estimates } from '@crm/contract/features/estimates/estimates'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { stepsPath } from '../estimates/estimatePaths.ts'
import { ProjectPicker } from '../reference/ProjectPicker.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'
import classes from './Steps.module.css'

/** Drafts of the chosen project that somebody could go on with. */
const Drafts = ({ proj_no }: { proj_no: number }) => {
  const rows = useRead(estimates.ofProject, { params: { proj_no } }).data?.query ?? []
  const drafts = rows.filter(({ est_state }) => isOpen(est_state))
  if (drafts.length === 0) return null
  return (
    <Card title={text.drafts} note={drafts.length} flush>
      <RowList label={text.drafts}>
        {drafts.map((row) => (
          <RowItem key={row.est_no} name={row.est_title} about={won(row.est_amount)}>
            <Button component={Link} variant="default" to={stepsPath(row)} aria-label={`${row.est_title} ${text.goOn}`}>
              {text.goOn}
            </Button>
          </RowItem>
        ))}
      </RowList>
    </Card>
  )
}

/** Before the first step, where the address names no project. */
export const ChooseProject = () => {
  const [proj_no, setProject] = useState<number | null>(null)
  return (
    <Page title={text.title} context={text.chooseHint}>
      <div className={classes.frame} data-narrow>
        <Card title={text.chooseProject}>
          <Stack>
            <ProjectPicker label={text.project} value={proj_no} onChange={setProject} />
            {proj_no !== null && (
              <Button component={Link} to={stepsPath({ proj_no })} fullWidth>
                {text.start}
              </Button>
            )}
          </Stack>
        </Card>
        {proj_no !== null && <Drafts proj_no={proj_no} />}
      </div>
    </Page>
  )
}
