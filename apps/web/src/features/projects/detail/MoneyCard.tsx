import type { Project } from '@crm/contract/features/projects/projects.rows'
import { contractStatus, payType } from '@crm/contract/features/projects/projects.words'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { showDate } from '../../../shared/lib/format/date.ts'
import { showWon } from '../../../shared/lib/format/money.ts'
import { useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../../shared/ui/layout/Tile.tsx'
import { LineList, LineName } from '../../../shared/ui/list/LineList.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { currentOf, useMayContract, useProjectContracts } from '../../contracts/contracts.api.ts'
import { ContractPanel } from '../../contracts/panel/ContractPanel.tsx'
import { isContractable, MakeContract } from '../../contracts/project/MakeContract.tsx'
import { ProjectContracts } from '../../contracts/project/ProjectContracts.tsx'
import { EstimateStateTag } from '../../estimates/EstimateState.tsx'
import { editPath, writePath } from '../../estimates/estimatePaths.ts'
import { projectDetailText } from './projectDetail.messages.ts'

type Estimate = Project['estimates'][number]
type Credit = Estimate['credits'][number]

const tones: Record<Estimate['status'], Tone> = {
  estimate_off: 'gray',
  estimate_on: 'accent',
  credit_on: 'amber',
  credit_off: 'green',
}

const sumOf = (credits: Credit[], field: 'projcrd_amount' | 'projcrd_paid') =>
  credits.reduce((sum, credit) => sum + credit[field], 0)

const CreditLine = ({ credit }: { credit: Credit }) => (
  <li>
    <LineName>
      {credit.projcrd_title} <SmallText as="span">{payType.label(credit.projcrd_pay_type)}</SmallText>
    </LineName>
    <SmallText as="span" tone={credit.projcrd_deposit_dt ? undefined : 'amber'}>
      {credit.projcrd_deposit_dt
        ? projectDetailText.depositOn(showDate(credit.projcrd_deposit_dt))
        : [
            credit.projcrd_paid > 0
              ? projectDetailText.paidPart(showWon(credit.projcrd_paid))
              : projectDetailText.unpaid,
            credit.projcrd_due_dt && projectDetailText.dueOn(showDate(credit.projcrd_due_dt)),
          ]
            .filter(Boolean)
            .join(' · ')}
    </SmallText>
    <Text weight="medium">{showWon(credit.projcrd_amount)}</Text>
  </li>
)

interface EstimateBlockProps {
  estimate: Estimate
  proj_no: number
  /** The way to a contract, where there is none yet. */
  make: ReactNode
}

const EstimateBlock = ({ estimate, proj_no, make }: EstimateBlockProps) => (
  <Tile as="li">
    <Stack gap="tight">
      <Inline wraps="close" justify="between">
        <Inline wraps="close">
          <Link to={editPath({ proj_no, est_no: estimate.est_no })}>
            <Text as="strong" weight="strong">
              {estimate.est_title}
            </Text>
          </Link>
          <EstimateStateTag state={estimate.est_state} />
          {estimate.credits.length > 0 && (
            <Tag tone={tones[estimate.status]}>{contractStatus.label(estimate.status)}</Tag>
          )}
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
        </Inline>
        <Text weight="medium">{showWon(estimate.est_amount)}</Text>
      </Inline>
      {make && <Inline>{make}</Inline>}
      {estimate.credits.length > 0 && (
        <LineList label={projectDetailText.credits} wraps figures>
          {estimate.credits.map((credit) => (
            <CreditLine key={credit.projcrd_no} credit={credit} />
          ))}
        </LineList>
      )}
    </Stack>
  </Tile>
)

/** What was offered, agreed on and paid, and the company's points. */
export const MoneyCard = ({ project }: { project: Project }) => {
  const credits = project.estimates.flatMap((estimate) => estimate.credits)
  const paid = sumOf(credits, 'projcrd_paid')
  const unpaid = sumOf(credits, 'projcrd_amount') - paid
  const contracts = useProjectContracts(project.proj_no)
  const mayContract = useMayContract(project.emp)
  const [opened, open] = useAddressNumber('ctr_no')
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
      <Stack>
        <Facts
          facts={[
            [projectDetailText.contractAmount, project.contract_amount > 0 && showWon(project.contract_amount)],
            [projectDetailText.paid, paid > 0 && showWon(paid)],
            [projectDetailText.unpaid, unpaid > 0 && showWon(unpaid)],
            [projectDetailText.pocket, projectDetailText.points(project.cash)],
          ]}
        />
        <ProjectContracts contracts={contracts ?? []} />
        <Section title={projectDetailText.estimates} note={project.estimates.length || undefined}>
          {project.estimates.length === 0 && <EmptyLine>{projectDetailText.noEstimates}</EmptyLine>}
          <Stack as="ul" gap="row">
            {project.estimates.map((estimate) => (
              <EstimateBlock
                key={estimate.est_no}
                estimate={estimate}
                proj_no={project.proj_no}
                make={
                  mayContract &&
                  contracts &&
                  isContractable(estimate.est_state) && (
                    <MakeContract
                      size="xs"
                      estimate={estimate}
                      isOffered={!currentOf(contracts, estimate.est_no)}
                      onMade={({ ctr_no }) => open(ctr_no)}
                    />
                  )
                }
              />
            ))}
          </Stack>
        </Section>
      </Stack>
      {opened !== null && <ContractPanel ctr_no={opened} onClose={() => open(null)} />}
    </Card>
  )
}
