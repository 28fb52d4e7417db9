import { estimates } from '@crm/contract/features/estimates/estimates'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { askApproval, decideApproval, listApprovers } from './approval.service.ts'
import { estimateHistoryOwners } from './estimates.history.ts'
import { expireEstimates, expireJob, expiringJob, remindOfExpiring } from './estimates.jobs.ts'
import {
  createEstimate,
  getEstimate,
  listOffered,
  listOfProject,
  listRecipients,
  removeDraft,
  updateDraft,
} from './estimates.service.ts'
import { issueEstimate } from './issue.service.ts'
import { sendAgain } from './links/send.service.ts'
import { downloadEstimateExcel, listEstimates, sumEstimates } from './list/list.service.ts'
import { downloadPaper, makePaper, paperJob } from './papers.service.ts'
import { changeSettings, getSettings } from './settings.service.ts'
import { copyEstimate, extendValidity, noteAnswer, reviseEstimate, withdrawEstimate } from './versions.service.ts'

export const estimatesFeature = feature(
  estimates,
  {
    list: listEstimates,
    sums: sumEstimates,
    excel: downloadEstimateExcel,
    settings: getSettings,
    changeSettings,
    offered: listOffered,
    ofProject: listOfProject,
    recipients: listRecipients,
    detail: getEstimate,
    create: createEstimate,
    update: updateDraft,
    remove: removeDraft,
    approvers: listApprovers,
    ask: askApproval,
    decide: decideApproval,
    issue: issueEstimate,
    send: sendAgain,
    revise: reviseEstimate,
    withdraw: withdrawEstimate,
    extend: extendValidity,
    answer: noteAnswer,
    copy: copyEstimate,
    pdf: withoutTransaction(downloadPaper),
  },
  {
    jobs: [onJob(paperJob, makePaper), onJob(expireJob, expireEstimates), onJob(expiringJob, remindOfExpiring)],
    historyOwners: estimateHistoryOwners,
  },
)
