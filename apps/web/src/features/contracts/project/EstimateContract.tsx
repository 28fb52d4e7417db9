import type { EstState } from '@crm/contract/features/estimates/estimates.words'
import { Button } from '@mantine/core'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { currentOf, useMayContract, useProjectContracts } from '../contracts.api.ts'
import { projectContractsText as text } from '../contracts.messages.ts'
import { ContractPanel } from '../panel/ContractPanel.tsx'
import { isContractable, MakeContract } from './MakeContract.tsx'

interface EstimateContractProps {
  estimate: { est_no: number; est_title: string; est_state: EstState; proj_no: number }
  /** The people of its project. */
  people: readonly { emp_no: number }[] | undefined
}

/** The way from an estimate to its contract: opens it, or makes one. */
export const EstimateContract = ({ estimate, people }: EstimateContractProps) => {
  const { est_no, est_state, proj_no } = estimate
  const contracts = useProjectContracts(proj_no)
  const mayMake = useMayContract(people)
  const [opened, open] = useAddressNumber('ctr_no')
  if (!contracts) return null
  const current = currentOf(contracts, est_no)
  return (
    <>
      {current && (
        <Button variant="default" onClick={() => open(current.ctr_no)}>
          {text.open}
        </Button>
      )}
      {mayMake && isContractable(est_state) && (
        <MakeContract estimate={estimate} isOffered={!current} onMade={({ ctr_no }) => open(ctr_no)} />
      )}
      {opened !== null && <ContractPanel ctr_no={opened} onClose={() => open(null)} />}
    </>
  )
}
