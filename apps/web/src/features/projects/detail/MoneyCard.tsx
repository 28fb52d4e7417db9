import type { Project } from '@crm/contract/features/projects/projects.rows'
import { contractStatus, payType } from '@crm/contract/features/projects/projects.words'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { showDate } from '../../../shared/lib/date.ts'
import { showWon } from '../../../shared/lib/money.ts'
import { useMayOpen } from '../../../shared/lib/useMay.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { EmptyLine } from '../../../shared/ui/EmptyLine.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { LineList, LineName } from '../../../shared/ui/LineList.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { Tag, type Tone } from '../../../shared/ui/Tag.tsx'
import { EstimateStateTag } from '../../estimates/EstimateState.tsx'
import { editPath, writePath } from '../../estimates/estimatePaths.ts'
import classes from './Dashboard.module.css'
import { projectDetailText } from './projectDetail.messages.ts'

type Estimate = Project['estimates'][number]
type Credit = Estimate['credits'][number]

const tones: Record<Estimate['status'], Tone> = {
  estimate_off: 'gray',
  estimate_on: 'accent',
  credit_on: 'amber',
  credit_off: 'green',
}

const sumOf = (credits: Credit[]) => credits.reduce((sum, { projcrd_amount }) => sum + projcrd_amount, 0)

const CreditLine = ({ credit }: { credit: Credit }) => (
  <li>
    <LineName>
      {credit.projcrd_title} <SmallText as="span">{payType.label(credit.projcrd_pay_type)}</SmallText>
    </LineName>
    <SmallText as="span" tone={credit.projcrd_deposit_dt ? undefined : 'amber'}>
      {credit.projcrd_deposit_dt
        ? projectDetailText.depositOn(showDate(credit.projcrd_deposit_dt))
        : [projectDetailText.unpaid, credit.projcrd_due_dt && projectDetailText.dueOn(showDate(credit.projcrd_due_dt))]
            .filter(Boolean)
            .join(' · ')}
    </SmallText>
    <span className={classes.amount}>{showWon(credit.projcrd_amount)}</span>
  </li>
)

const EstimateBlock = ({ estimate, proj_no }: { estimate: Estimate; proj_no: number }) => (
  <li className={classes.estimate}>
    <p className={classes.estimateHead}>
      <Link to={editPath({ proj_no, est_no: estimate.est_no })}>
        <strong>{estimate.est_title}</strong>
      </Link>
      <EstimateStateTag state={estimate.est_state} />
      {estimate.credits.length > 0 && <Tag tone={tones[estimate.status]}>{contractStatus.label(estimate.status)}</Tag>}
      <SmallText as="span">
        {[
          estimate.est_code,
          estimate.est_issued_dt
            ? projectDetailText.issued(showDate(estimate.est_issued_dt))
            : projectDetailText.notIssued,
        ]
          .filter(Boolean)
          .join(' · ')}
      </SmallText>
      <span className={classes.amount}>{showWon(estimate.est_amount)}</span>
    </p>
    {estimate.credits.length > 0 && (
      <LineList label={projectDetailText.credits} wraps>
        {estimate.credits.map((credit) => (
          <CreditLine key={credit.projcrd_no} credit={credit} />
        ))}
      </LineList>
    )}
  </li>
)

/** What was offered, agreed on and paid, and the company's points. */
export const MoneyCard = ({ project }: { project: Project }) => {
  const credits = project.estimates.flatMap((estimate) => estimate.credits)
  const paid = sumOf(credits.filter(({ projcrd_deposit_dt }) => projcrd_deposit_dt))
  const mayWrite = useMayOpen(screens.WorkEstimateWrite)
  return (
    <Card
      title={projectDetailText.money}
      actions={
        mayWrite && (
          <Button component={Link} to={writePath(project.proj_no)} size="xs" variant="default">
            {projectDetailText.writeEstimate}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [projectDetailText.contractAmount, project.contract_amount > 0 && showWon(project.contract_amount)],
          [projectDetailText.paid, paid > 0 && showWon(paid)],
          [projectDetailText.unpaid, sumOf(credits) > paid && showWon(sumOf(credits) - paid)],
          [projectDetailText.pocket, projectDetailText.points(project.cash)],
        ]}
      />
      <div className={classes.below}>
        {project.estimates.length === 0 && <EmptyLine>{projectDetailText.noEstimates}</EmptyLine>}
        <ul className={classes.estimates}>
          {project.estimates.map((estimate) => (
            <EstimateBlock key={estimate.est_no} estimate={estimate} proj_no={project.proj_no} />
          ))}
        </ul>
      </div>
    </Card>
  )
}
