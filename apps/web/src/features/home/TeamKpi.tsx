import type { home } from '@crm/contract/features/home/home'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { Progress } from '@mantine/core'
import { Dot } from '../../shared/ui/display/Dot.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { Skeleton } from '../../shared/ui/state/Skeleton.tsx'
import { useTeamKpi } from './home.api.ts'
import { homeText } from './home.messages.ts'
import classes from './KpiCard.module.css'

const Team = ({ people }: { people: AnswerOf<typeof home.teamKpi>['query'] }) => {
  const most = Math.max(1, ...people.map(({ ing_qtt, cplt_qtt }) => ing_qtt + cplt_qtt))
  const share = (count: number) => (count / most) * 100
  return (
    <Stack gap="sm">
      <Inline justify="end" gap="row" aria-hidden>
        <SmallText as="span">
          <Dot tone="filled" /> {homeText.completed}
        </SmallText>
        <SmallText as="span">
          <Dot tone="soft" /> {homeText.ing}
        </SmallText>
      </Inline>
      <ul className={classes.team}>
        {people.map(({ emp_no, emp_name, ing_qtt, cplt_qtt }) => (
          <li key={emp_no}>
            <Text isCut weight="strong">
              {emp_name}
            </Text>
            <Progress.Root size={10} aria-hidden>
              <Progress.Section value={share(cplt_qtt)} color="var(--accent-fill)" />
              <Progress.Section value={share(ing_qtt)} color="var(--accent-soft)" />
            </Progress.Root>
            <SmallText as="span">{homeText.counts(ing_qtt, cplt_qtt)}</SmallText>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Who of one's team has how much in hand and done, against whoever has most. */
export const TeamKpi = () => (
  <LoadedRows read={useTeamKpi(true)} empty={messages.noTeamMembers} loading={<Skeleton h={120} radius={8} />}>
    {(people) => <Team people={people} />}
  </LoadedRows>
)
