import type { Buildup } from '@crm/contract/features/buildups/buildups'
import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { showDate } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Beside } from '../../shared/ui/layout/Beside.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { usePocketProcesses } from '../reference/reference.api.ts'
import { useCancelBuildup } from './buildups.api.ts'
import { buildupsText } from './buildups.messages.ts'
import { processTree } from './processTree.ts'
import { StepDialog } from './StepDialog.tsx'
import { StepTree } from './StepTree.tsx'

interface BuildupCardProps {
  proj_no: number
  buildup: Buildup
}

const useAskCancel = (proj_no: number) => {
  const { mutate, isPending } = useCancelBuildup()
  const ask = async ({ pbu_no, pbu_name, pbu_cash }: Buildup) => {
    const isSure = await confirm({
      title: buildupsText.askCancel(pbu_name),
      description: buildupsText.refund(pbu_cash),
      yes: buildupsText.cancelService,
      no: buildupsText.keep,
      tone: 'danger',
    })
    if (isSure) mutate({ params: { proj_no, pbu_no } })
  }
  return { ask, isPending }
}

/** A service that was bought: how far it is, and every step of it. */
export const BuildupCard = ({ proj_no, buildup }: BuildupCardProps) => {
  const processes = usePocketProcesses().data?.query ?? []
  const [editedNo, setEditedNo] = useState<number | null>(null)
  const edited = buildup.steps.find(({ pbs_no }) => pbs_no === editedNo)
  const { ask, isPending } = useAskCancel(proj_no)
  const { steps } = buildup
  const done = steps.filter(({ state }) => state === 2).length
  return (
    <Card
      title={buildup.pbu_name}
      note={[
        buildup.pc_name,
        buildupsText.points(buildup.pbu_cash),
        buildupsText.boughtOn(showDate(buildup.reg_dt)),
      ].join(' · ')}
      actions={
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={buildupsText.cancelOf(buildup.pbu_name)}
          loading={isPending}
          onClick={() => ask(buildup)}
        >
          {buildupsText.cancelService}
        </Button>
      }
    >
      <Stack gap="sm">
        <Beside columns="1fr auto" gap="row" align="center">
          <Progress
            value={steps.length ? (done / steps.length) * 100 : 0}
            color="var(--teal-text)"
            size="sm"
            aria-label={buildupsText.progressOf(buildup.pbu_name)}
          />
          <SmallText as="span">{buildupsText.progress(done, steps.length)}</SmallText>
        </Beside>
        <StepTree
          nodes={processTree(processes, steps)}
          steps={steps}
          proj_no={proj_no}
          onEdit={({ pbs_no }) => setEditedNo(pbs_no)}
        />
      </Stack>
      {edited && <StepDialog proj_no={proj_no} step={edited} onClose={() => setEditedNo(null)} />}
    </Card>
  )
}
