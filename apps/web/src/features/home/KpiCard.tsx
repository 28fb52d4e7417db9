import { type home, kpiPercent } from '@crm/contract/features/home/home'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { type KeyboardEvent, useState } from 'react'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { Ring } from '../../shared/ui/display/Ring.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Beside } from '../../shared/ui/layout/Beside.tsx'
import { Card, CardPart } from '../../shared/ui/layout/Card.tsx'
import { Grid } from '../../shared/ui/layout/Grid.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { Skeleton } from '../../shared/ui/state/Skeleton.tsx'
import { useMyKpi } from './home.api.ts'
import { homeText } from './home.messages.ts'
import classes from './KpiCard.module.css'

const Figures = ({ own }: { own: AnswerOf<typeof home.myKpi>['query'][number] }) => {
  const percent = kpiPercent(own.cplt_qtt)
  const figures = [
    [homeText.ing, own.ing_qtt],
    [homeText.completed, own.cplt_qtt],
    [homeText.contracts, own.cont_qtt],
    [homeText.thisMonth, own.done_qtt],
  ] as const
  return (
    <Beside columns="auto minmax(0, 1fr)" gap="md" align="center">
      <Ring percent={percent} label={homeText.percentOf(percent)} />
      <Grid as="dl" gap="sm" onPhone={2}>
        {figures.map(([name, count]) => (
          <Tile key={name} tone="ground" size="sm">
            <Text as="dt" tone="second" size="tiny">
              {name}
            </Text>
            <Text as="dd" size="figure" weight="bold">
              {count}
            </Text>
          </Tile>
        ))}
      </Grid>
    </Beside>
  )
}

const Mine = () => (
  <LoadedRows read={useMyKpi()} empty={null} loading={<Skeleton h={120} radius={8} />}>
    {([own]) => own && <Figures own={own} />}
  </LoadedRows>
)

// Most people look at their own figures only.
const TeamKpi = lazyPart(() => import('./TeamKpi.tsx').then((file) => file.TeamKpi))

const tabs = [
  { words: homeText.mine, ofTeam: false },
  { words: homeText.team, ofTeam: true },
]

/** The arrows go to the other tab, as in every row of tabs. */
const toOther = ({ key, currentTarget }: KeyboardEvent) => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  const other = currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')
  other?.focus()
  other?.click()
}

/** What one has got done, and one's team. */
export const KpiCard = () => {
  const [isTeam, setTeam] = useState(false)
  return (
    <Card flush>
      <div role="tablist" aria-label={homeText.kpi} className={classes.tabs} onKeyDown={toOther}>
        {tabs.map(({ words, ofTeam }) => (
          <button
            key={words}
            type="button"
            role="tab"
            aria-selected={ofTeam === isTeam}
            tabIndex={ofTeam === isTeam ? 0 : -1}
            onClick={() => setTeam(ofTeam)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={isTeam ? homeText.team : homeText.mine}>
        <CardPart>{isTeam ? <TeamKpi /> : <Mine />}</CardPart>
      </div>
    </Card>
  )
}
