import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import type { EstState } from '@crm/contract/features/estimates/estimates.words'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { projectContractsText, contractFormText as text } from '../contracts.messages.ts'
import { ElectronicPanel } from '../form/ElectronicPanel.tsx'
import { PaperPanel } from '../form/PaperPanel.tsx'

/** Only what the client has before them becomes a contract. */
export const isContractable = (state: EstState) => state === 'issued' || state === 'accepted'

interface MakeContractProps {
  estimate: { est_no: number; est_title: string }
  /** False once there is one: a form that is open stays, because its files are still on their way. */
  isOffered: boolean
  size?: 'xs' | 'sm'
  onMade: (contract: Contract) => void
}

/** The two ways from an estimate to a contract. */
export const MakeContract = ({
  estimate: { est_no, est_title },
  isOffered,
  size = 'sm',
  onMade,
}: MakeContractProps) => {
  const [opened, open] = useState<'electronic' | 'paper' | null>(null)
  const form = { est_no, onClose: () => open(null), onDone: onMade }
  return (
    <>
      {isOffered && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              size={size}
              variant="default"
              aria-label={projectContractsText.makeOf(est_title)}
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              {text.make}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => open('electronic')}>{text.electronic}</Menu.Item>
            <Menu.Item onClick={() => open('paper')}>{text.paper}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {opened === 'electronic' && <ElectronicPanel {...form} />}
      {opened === 'paper' && <PaperPanel {...form} />}
    </>
  )
}
