import { buildupState } from '@crm/contract/features/buildups/buildups'
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useOptimisticValue } from '../../shared/lib/server/useOptimisticValue.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Truncate } from '../../shared/ui/layout/Truncate.tsx'
import { periodWords } from '../projects/projectWords.ts'
import classes from './Buildups.module.css'
import { useSetStep } from './buildups.api.ts'
import { buildupsText } from './buildups.messages.ts'
import type { ProcessNode } from './processTree.ts'
import type { BuildupStep } from './StepDialog.tsx'

const tones: Record<BuildupStep['state'], Tone> = { 0: 'gray', 1: 'teal', 2: 'green' }

interface StepProps {
  proj_no: number
  step: BuildupStep
  onEdit: (step: BuildupStep) => void
}

const Step = ({ proj_no, step, onEdit }: StepProps) => {
  const { mutate } = useSetStep()
  const { state, start_dt, end_dt } = step
  const { shown, choose, takeBack } = useOptimisticValue(state)
  const set = (chosen: BuildupStep['state']) => {
    choose(chosen)
    mutate({ params: { proj_no, pbs_no: step.pbs_no }, body: { state: chosen } }, { onError: takeBack })
  }
  return (
    <div className={classes.step}>
      <Text weight="medium">{step.pps_name}</Text>
      <Truncate small>{step.emp_name ?? buildupsText.nobody}</Truncate>
      <SmallText as="span">{periodWords(start_dt, end_dt)}</SmallText>
      <Menu position="bottom-end">
        <Menu.Target>
          <UnstyledButton aria-label={`${buildupsText.stateOf(step.pps_name)}: ${buildupState.label(shown)}`}>
            <Tag tone={tones[shown]}>{buildupState.label(shown)}</Tag>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {buildupState.options
            .filter(({ value }) => value !== state)
            .map(({ value, label }) => (
              <Menu.Item key={value} onClick={() => set(value)}>
                <Tag tone={tones[value]}>{label}</Tag>
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon size="sm" aria-label={buildupsText.editStep(step.pps_name)} onClick={() => onEdit(step)}>
        <IconPencil size={15} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  )
}

interface StepTreeProps extends Omit<StepProps, 'step'> {
  nodes: ProcessNode[]
  steps: readonly BuildupStep[]
}

/** Steps under the headings they belong to, as deep as they go. */
export const StepTree = ({ nodes, steps, ...rest }: StepTreeProps) => (
  <ul className={classes.tree}>
    {nodes.map((node) => {
      const step = steps.find(({ pps_no }) => pps_no === node.pps_no)
      return (
        <li key={node.pps_no}>
          {step ? (
            <Step step={step} {...rest} />
          ) : (
            <Text as="p" tone="heading" size="small" weight="strong">
              {node.pps_name}
            </Text>
          )}
          {node.children.length > 0 && <StepTree nodes={node.children} steps={steps} {...rest} />}
        </li>
      )
    })}
  </ul>
)
