import type { Project } from '@crm/contract/features/projects/projects.rows'
import { type ReactNode, useState } from 'react'
import { AddButton } from '../../shared/ui/AddButton.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { RowsSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { Inline } from '../../shared/ui/Stack.tsx'
import { Text } from '../../shared/ui/Text.tsx'
import { ProjectFrame } from '../projects/detail/ProjectFrame.tsx'
import { BuildupCard } from './BuildupCard.tsx'
import { BuyPanel } from './BuyPanel.tsx'
import { useBuildups } from './buildups.api.ts'
import { buildupsText } from './buildups.messages.ts'

const Services = ({ proj_no, buy }: { proj_no: number; buy: ReactNode }) => {
  const { data, error, refetch } = useBuildups(proj_no)
  if (data && data.query.length > 0)
    return data.query.map((buildup) => <BuildupCard key={buildup.pbu_no} proj_no={proj_no} buildup={buildup} />)
  return (
    <Card>
      {error && !data && <ErrorState reason={error.message} onRetry={refetch} />}
      {!data && !error && <RowsSkeleton />}
      {data && <EmptyState words={buildupsText.empty} action={buy} />}
    </Card>
  )
}

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
