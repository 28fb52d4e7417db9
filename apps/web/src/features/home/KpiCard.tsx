import { kpiPercent } from '@crm/contract/features/home'
import { messages } from '@crm/contract/messages'
import { Progress, RingProgress, Skeleton, Tabs } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../shared/ui/Card.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { useMyKpi, useTeamKpi } from './home.api.ts'
import { text } from './home.messages.ts'
import classes from './KpiCard.module.css'

const Loading = () => <Skeleton height={120} radius={8} />

const Mine = () => {
  const found = useMyKpi()
  const own = found.data?.query[0]
  if (found.isError) return <ErrorState title={messages.loadFailed} onRetry={() => found.refetch()} />
  if (!own) return <Loading />
  const percent = kpiPercent(own.cplt_qtt)
  const figures = [
    [text.ing, own.ing_qtt],
    [text.completed, own.cplt_qtt],
    [text.contracts, own.cont_qtt],
    [text.thisMonth, own.done_qtt],
  ] as const
  return (
    <div className={classes.mine}>
      <RingProgress
        size={124}
        thickness={12}
        rootColor="var(--gray-wash)"
        sections={[{ value: Math.min(percent, 100), color: 'var(--accent)' }]}
        label={<span className={classes.percent}>{percent}%</span>}
        role="img"
        aria-label={text.percentOf(percent)}
      />
      <dl className={classes.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Team = () => {
  const found = useTeamKpi(true)
  const people = found.data?.query
  if (found.isError) return <ErrorState title={messages.loadFailed} onRetry={() => found.refetch()} />
  if (!people) return <Loading />
  if (!people.length) return <EmptyState words={messages.noTeamMembers} />
  const most = Math.max(1, ...people.map(({ ing_qtt, cplt_qtt }) => ing_qtt + cplt_qtt))
  const share = (count: number) => (count / most) * 100
  return (
    <ul className={classes.team}>
      {people.map(({ emp_no, emp_name, ing_qtt, cplt_qtt }) => (
        <li key={emp_no}>
          <span className={classes.person}>{emp_name}</span>
          <Progress.Root size={10} aria-hidden>
            <Progress.Section value={share(cplt_qtt)} color="var(--accent)" />
            <Progress.Section value={share(ing_qtt)} color="var(--accent-wash)" />
          </Progress.Root>
          <span className={classes.counts}>{text.counts(ing_qtt, cplt_qtt)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What one has got done, and one's team. */
export const KpiCard = () => {
  const [tab, setTab] = useState<string | null>('mine')
  return (
    <Card flush>
      <Tabs value={tab} onChange={setTab} keepMounted={false} aria-label={text.kpi}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="mine">{text.mine}</Tabs.Tab>
          <Tabs.Tab value="team">{text.team}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mine" className={classes.panel}>
          <Mine />
        </Tabs.Panel>
        <Tabs.Panel value="team" className={classes.panel}>
          <Team />
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}
