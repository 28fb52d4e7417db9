import { kpiPercent } from '@crm/contract/features/home'
import { messages } from '@crm/contract/messages'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../shared/lib/lazyPart.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Ring } from '../../shared/ui/Ring.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { useMyKpi } from './home.api.ts'
import { text } from './home.messages.ts'
import classes from './KpiCard.module.css'

const Loading = () => <Skeleton h={120} radius={8} />

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
      <Ring percent={percent} label={text.percentOf(percent)} />
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

// Most people look at their own figures only.
const TeamKpi = lazyPart(() => import('./TeamKpi.tsx').then((file) => file.TeamKpi))

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
          <TeamKpi />
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}
