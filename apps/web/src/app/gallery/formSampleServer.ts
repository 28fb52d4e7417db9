import { anyone } from '@crm/contract/access'
import { listOf, nothing } from '@crm/contract/kit/answer'
import { ApiProblem } from '@crm/contract/kit/client'
import { endpoint } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { problems } from '@crm/contract/problems'
import { useState } from 'react'
import * as z from 'zod'
import type { Send } from '../../shared/lib/server/useSend.ts'
import { formsText } from './forms.messages.ts'

const fields = { name: z.string().trim().min(1, formsText.nameMissing).max(20), phone: z.string(), note: z.string() }
const SampleRow = z.object({ sample_no: z.int(), ...fields, rev: z.int() })
export type SampleRow = z.output<typeof SampleRow>

const path = '/samples'
export const samples = {
  create: endpoint({
    method: 'POST',
    path,
    summary: messages.registered,
    access: anyone,
    body: z.object(fields),
    response: listOf(SampleRow),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:sample_no`,
    summary: messages.saved,
    access: anyone,
    params: z.object({ sample_no: z.int() }),
    body: z.object({ ...fields, rev: z.int() }),
    response: listOf(SampleRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:sample_no`,
    summary: messages.saved,
    access: anyone,
    params: z.object({ sample_no: z.int() }),
    response: listOf(SampleRow),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:sample_no`,
    summary: messages.deleted,
    access: anyone,
    params: z.object({ sample_no: z.int() }),
    response: nothing(),
  }),
}

/** One record in memory, and a server that minds its revision; what others do to it may or may not be seen at once. */
export const useSampleServer = () => {
  const [stored] = useState(() => ({
    row: { sample_no: 1, name: formsText.first, phone: '', note: formsText.firstNote, rev: 1 } as SampleRow,
  }))
  const [row, setRow] = useState(stored.row)
  const [requests, setRequests] = useState(0)

  const answer = (body: SampleRow) => {
    setRequests((count) => count + 1)
    if (body.name === formsText.taken)
      throw new ApiProblem(409, {
        code: 'conflict',
        message: formsText.nameTaken,
        fields: { name: formsText.nameTaken },
      })
    if (body.rev !== undefined && body.rev !== stored.row.rev)
      throw new ApiProblem(409, { code: 'conflict', message: problems.conflict.message, newest: stored.row })
    stored.row = { ...stored.row, ...body, rev: stored.row.rev + 1 }
    setRow(stored.row)
    return { state: 1, query: [stored.row] }
  }
  const send: Send = async (_endpoint, request) => answer((request as unknown as { body: SampleRow }).body) as never

  return {
    row,
    requests,
    send,
    otherSaves: (isSeen: boolean) => {
      const rev = stored.row.rev + 1
      stored.row = { ...stored.row, name: formsText.otherName(rev), phone: '010-0000-0000', rev }
      if (isSeen) setRow(stored.row)
    },
  }
}
