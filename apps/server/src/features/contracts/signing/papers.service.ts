import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { refuseField } from '../../../http/refusal.ts'
import { sendPdf } from '../../../pdf/download.ts'
import { answerContractChanged, getStoredContract } from '../contracts.service.ts'
import { contractPaper } from '../sealing/papers.service.ts'
import { sealAgain } from '../sealing/seal.service.ts'
import { verifyPdf } from '../sealing/verify.service.ts'
import { signingText } from './signing.messages.ts'

/** For staff: what there is of it now. */
export const downloadContract = async (ctx: Context, { params }: ParsedOf<typeof contractSigning.pdf>) => {
  const { ctr_no, client_name, ctr_title } = await getStoredContract(ctx, params.ctr_no)
  return sendPdf(signingText.paperName(client_name, ctr_title), await contractPaper(ctx, ctr_no))
}

export const sealContractAgain = async (ctx: Context, request: ParsedOf<typeof contractSigning.seal>) => {
  await sealAgain(ctx, request)
  return answerContractChanged(ctx, request.params.ctr_no)
}

const opening = Buffer.from('%PDF-')

/** Anybody may bring a paper; nothing of it is kept. */
export const verifyUpload = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.verify>) => {
  const file = Buffer.from(await body.file.arrayBuffer())
  // The format lets some bytes come before its beginning.
  if (!file.subarray(0, 1024).includes(opening)) return refuseField('invalid_input', 'file', signingMessages.notPdf)
  return one(await verifyPdf(ctx, file))
}
