import type { Project } from '@crm/contract/features/projects/projects.rows'
import { type ReactNode, useState } from 'react'
import { AddButton } from '../../shared/ui/button/AddButton.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { ProjectFrame } from '../projects/detail/ProjectFrame.tsx'
import { BuildupCard } from './BuildupCard.tsx'
import { BuyPanel } from './BuyPanel.tsx'
import { useBuildups } from './buildups.api.ts'
import { buildupsText } from './buildups.messages.ts'

const Services = ({ proj_no, buy }: { proj_no: number; buy: ReactNode }) => (
  <LoadedRows read={useBuildups(proj_no)} frame={Card} empty={buildupsText.empty} emptyAction={buy}>
    {(rows) => rows.map((buildup) => <BuildupCard key={buildup.pbu_no} proj_no={proj_no} buildup={buildup} />)}
  </LoadedRows>
)

const Buildups = ({ project }: { project: Project }) => {
  const [isBuying, setBuying] = useState(false)
  const buy = <AddButton onClick={() => setBuying(true)}>{buildupsText.buy}</AddButton>
  return (
    <>
      <Inline justify="between">
        <Text tone="second">
          {buildupsText.balance}{' '}
          <Text as="strong" tone="plain">
            {buildupsText.points(project.cash)}
          </Text>
        </Text>
        {buy}
      </Inline>
      <Services proj_no={project.proj_no} buy={buy} />
      {isBuying && <BuyPanel proj_no={project.proj_no} cash={project.cash} onClose={() => setBuying(false)} />}
    </>
  )
}

/** Services that the company has bought with its points, and how far each has come. */
export const WorkDetailBuildupScreen = () => <ProjectFrame>{(project) => <Buildups project={project} />}</ProjectFrame>
