import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { type CtrState, isOver } from '@crm/contract/features/contracts/contracts.words'
import { queryClient, readKey } from '../../shared/lib/server/queryClient.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { useMay } from '../../shared/lib/session/useMay.ts'

/** The contracts of a project for whoever may see them. */
export const useProjectContracts = (proj_no: number) => {
  const enabled = useMay(contracts.ofProject)
  return useRead(contracts.ofProject, { params: { proj_no } }, { enabled }).data?.query
}

export const useContractChoices = (est_no: number, enabled = true) =>
  useRead(contractSigning.choices, { params: { est_no } }, { enabled })

/** The people of a project commit the company, and whoever manages contracts. */
export const useMayContract = (people: readonly { emp_no: number }[] | undefined) => {
  const user = useUser()
  const isMember = people?.some(({ emp_no }) => emp_no === user?.emp_no) ?? false
  return isMember || (user?.emp_scope?.includes('AdminContract') ?? false)
}

/** The contract that stands for an estimate; another one is made only once it is over. */
export const currentOf = <Row extends { est_no: number; ctr_state: CtrState }>(rows: readonly Row[], est_no: number) =>
  rows.find((row) => row.est_no === est_no && !isOver(row.ctr_state))

/** What the server answered to a change is known at once, so that the next call has its revision. */
export const keepContract = (contract: Contract) =>
  queryClient.setQueryData(readKey(contracts.detail, { params: { ctr_no: contract.ctr_no } }), {
    state: 1,
    query: [contract],
  })
