import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import {
  acceptByLink,
  askByLink,
  askReissueByLink,
  downloadByLink,
  rejectByLink,
  showByLink,
} from '../estimates/links/byLink.service.ts'
import { estimateIssuedTalk } from '../estimates/links/estimateIssued.alimtalk.ts'
import { answerQuestion, createLink, revokeLink, showClientPage } from '../estimates/links/links.service.ts'
import { linkMailJob, mailLink } from '../estimates/links/send.service.ts'

/** The calls of the client's page; what they do is in estimates/links, because it is the estimate that is answered. */
export const publicEstimatesFeature = feature(
  publicEstimates,
  {
    show: showByLink,
    pdf: downloadByLink,
    accept: acceptByLink,
    reject: rejectByLink,
    ask: askByLink,
    askReissue: askReissueByLink,
    page: showClientPage,
    createLink,
    revokeLink,
    answerQuestion,
  },
  { jobs: [onJob(linkMailJob, mailLink)], alimtalk: [estimateIssuedTalk] },
)
