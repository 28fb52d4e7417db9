import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import {
  acceptOwn,
  askAboutOwn,
  askReissueOfOwn,
  countWaiting,
  downloadOwnContract,
  downloadOwnEstimate,
  getOwnEstimate,
  goToSigning,
  listOwnEstimates,
  noteOwnRead,
  rejectOwn,
} from './clientEstimates.service.ts'

export const clientEstimatesFeature = feature(clientEstimates, {
  list: listOwnEstimates,
  waiting: countWaiting,
  detail: getOwnEstimate,
  pdf: withoutTransaction(downloadOwnEstimate),
  contractPdf: withoutTransaction(downloadOwnContract),
  noteRead: noteOwnRead,
  accept: acceptOwn,
  reject: rejectOwn,
  ask: askAboutOwn,
  askReissue: askReissueOfOwn,
  sign: goToSigning,
})
