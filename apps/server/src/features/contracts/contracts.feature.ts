import { contracts } from '@crm/contract/features/contracts/contracts'
import { feature } from '../../feature.ts'
import { cancelContract } from './cancel.service.ts'
import { contractHistoryOwners } from './contracts.history.ts'
import { changeMemo, contractFileOwners, getContract, listOfProject } from './contracts.service.ts'
import { downloadContractExcel, listContracts, sumContracts } from './list/list.service.ts'
import { registerPaper } from './paper.service.ts'

export const contractsFeature = feature(
  contracts,
  {
    list: listContracts,
    sums: sumContracts,
    excel: downloadContractExcel,
    ofProject: listOfProject,
    detail: getContract,
    registerPaper,
    cancel: cancelContract,
    changeMemo,
  },
  { fileOwners: contractFileOwners, historyOwners: contractHistoryOwners },
)
