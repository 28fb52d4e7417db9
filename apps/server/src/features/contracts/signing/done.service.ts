import * as z from 'zod'
import { hashToken } from '../../../http/caller/actors.ts'
import type { JobContext } from '../../../jobs/handler.ts'
import { job } from '../../../jobs/job.ts'
import { queueAlimtalk } from '../../alimtalk/queue.service.ts'
import { newToken } from '../../estimates/links/linkTokens.ts'
import { queueMail } from '../../outbox/outbox.service.ts'
import { contractPaper } from '../sealing/papers.service.ts'
import { findLinkToSend, insertSignerLink, setMail, setToken } from './links.queries.ts'
import { waysTo } from './request.service.ts'
import { signerUrl } from './signerTokens.ts'
import { contractDoneTalk, mayBeGiven } from './signing.alimtalk.ts'
import { signingText } from './signing.messages.ts'
import { findSigners, findSigning } from './signing.queries.ts'

/** Writes the mail with the sealed paper, whose link is made only now. */
export const doneMailJob = job({ name: 'contracts.doneMail', data: z.object({ slk_no: z.int() }) })

/** Once it is sealed: everybody who signed gets the paper by mail, and a message where there is a mobile number. */
export const sendDone = async (ctx: JobContext, ctr_no: number) => {
  const contract = await findSigning(ctx.db, ctr_no)
  if (!contract) return
  for (const signer of await findSigners(ctx.db, ctr_no))
    for (const { way, address } of waysTo(signer)) {
      const slk_no = await insertSignerLink(ctx.db, { cs_no: signer.cs_no, slk_way: way, slk_to: address })
      if (way === 'mail') await ctx.enqueue(doneMailJob, { slk_no })
      else
        await queueAlimtalk(ctx, {
          ...{ template: contractDoneTalk, to_no: slk_no, receivers: [address], emp_no: contract.emp_no },
        })
    }
  ctx.publish('contracts.changed')
}

export const mailDone = async (ctx: JobContext, { slk_no }: z.output<typeof doneMailJob.data>) => {
  const link = await findLinkToSend(ctx.db, slk_no)
  if (!link || !mayBeGiven(link)) return
  const { ctr_title, client_name, until } = link
  const body = await contractPaper(ctx, link.ctr_no)
  const token = newToken()
  await setToken(ctx.db, slk_no, hashToken(token))
  const ob_no = await queueMail(ctx, {
    to: link.cs_email,
    user_name: link.cs_name,
    subject: signingText.doneSubject(ctr_title),
    lines: signingText.doneLines(ctx.config.company.name, ctr_title, until, signerUrl(ctx.config, token)),
    attachments: [{ name: signingText.paperName(client_name, ctr_title), mimetype: 'application/pdf', body }],
  })
  await setMail(ctx.db, slk_no, ob_no)
  ctx.publish('contracts.changed')
}
