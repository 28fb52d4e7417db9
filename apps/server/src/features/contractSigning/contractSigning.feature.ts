import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { chainHeadsJob, noteChainHeads } from '../contracts/sealing/heads.service.ts'
import { proveSigningKey } from '../contracts/sealing/key.service.ts'
import { reportUnsealedContracts, sealContract, sealJob, unsealedJob } from '../contracts/sealing/seal.service.ts'
import { confirmCode, sendCode } from '../contracts/signing/codes.service.ts'
import { doneMailJob, mailDone } from '../contracts/signing/done.service.ts'
import {
  askSignatory,
  createDraft,
  previewContract,
  removeDraft,
  showChoices,
  updateDraft,
} from '../contracts/signing/drafts.service.ts'
import { downloadByLink, noteConsent, noteRead, showByLink } from '../contracts/signing/page.service.ts'
import { downloadContract, sealContractAgain, verifyUpload } from '../contracts/signing/papers.service.ts'
import { createSignerLink, remindSigner, sendContract, withdrawContract } from '../contracts/signing/send.service.ts'
import { declineByLink, signByLink } from '../contracts/signing/sign.service.ts'
import { contractDoneTalk, contractRequestTalk, signCodeTalk } from '../contracts/signing/signing.alimtalk.ts'
import { expireContracts, expireContractsJob } from '../contracts/signing/signing.jobs.ts'

/** The calls of electronic contracts; what they do is in contracts/signing and contracts/sealing, because it is the contract that is signed. */
export const contractSigningFeature = feature(
  contractSigning,
  {
    choices: showChoices,
    preview: previewContract,
    create: createDraft,
    update: updateDraft,
    remove: removeDraft,
    ask: askSignatory,
    send: sendContract,
    withdraw: withdrawContract,
    remind: remindSigner,
    createLink: createSignerLink,
    seal: sealContractAgain,
    pdf: withoutTransaction(downloadContract),
    show: showByLink,
    read: noteRead,
    consent: noteConsent,
    sendCode,
    confirmCode: withoutTransaction(confirmCode),
    sign: signByLink,
    decline: declineByLink,
    publicPdf: withoutTransaction(downloadByLink),
    verify: withoutTransaction(verifyUpload),
  },
  {
    jobs: [
      onJob(sealJob, sealContract),
      onJob(unsealedJob, reportUnsealedContracts),
      onJob(chainHeadsJob, (ctx) => noteChainHeads(ctx)),
      onJob(doneMailJob, mailDone),
      onJob(expireContractsJob, expireContracts),
    ],
    alimtalk: [contractRequestTalk, signCodeTalk, contractDoneTalk],
    onStart: proveSigningKey,
  },
)
