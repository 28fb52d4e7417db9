import { auth } from '@crm/contract/features/auth/auth'
import { type Comment, commentMessages, comments } from '@crm/contract/features/comments/comments'
import { reference } from '@crm/contract/features/reference/reference'
import { ApiProblem } from '@crm/contract/kit/client'
import { keysOf } from '@crm/contract/kit/keysOf'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { CommentsCard } from '../../shared/kit/comments/CommentsCard.tsx'
import { PlainCommentForm } from '../../shared/kit/comments/PlainCommentForm.tsx'
import { readKey } from '../../shared/lib/server/queryClient.ts'
import { type Send, SendContext } from '../../shared/lib/server/useSend.ts'
import { dropDraft } from '../../shared/lib/storage/draft.ts'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { recordText } from './recordSamples.messages.ts'
import classes from './Sample.module.css'
import { Sample } from './Sample.tsx'
import { createSampleReads, type ReadState, readStates } from './sampleReads.ts'

const words = recordText.comments
const ownUserNo = 1
const numbers = { rows: 1, loading: 2, empty: 3, failed: 4 } satisfies Record<ReadState, number>
const targetOf = (state: ReadState) => ({ to_table: 'samples', to_no: numbers[state] })

const comment = (cmt_no: number, more: Partial<Comment>): Comment => ({
  cmt_no,
  parent: null,
  user_no: 0,
  user_name: recordText.names.manager,
  content: '',
  state: 1,
  reg_dt: '2026-11-16 09:00',
  update_dt: null,
  is_unread: false,
  ...more,
})

const firstComments = (own: Partial<Comment>) => [
  comment(1, { content: words.question, update_dt: '2026-11-16 09:10' }),
  comment(2, { content: words.answer, parent: 1, user_name: recordText.names.ceo }),
  comment(3, { content: words.own, ...own }),
  comment(4, { content: words.unread, is_unread: true }),
]

/** Keeps the comments of the samples in the page and answers as the server would. */
const createCommentServer = () => {
  const reads = createSampleReads()
  const own = { user_no: ownUserNo, user_name: recordText.names.me }
  const kept = new Map<number, Comment[]>([
    [numbers.rows, firstComments(own)],
    [numbers.empty, []],
  ])
  const show = (to_no: number, rows: Comment[]) => {
    kept.set(to_no, rows)
    const unread = rows.filter(({ is_unread }) => is_unread).length
    const answer = { state: 1, query: rows, unread, may_write: true }
    reads.answer(comments.list, { query: { to_table: 'samples', to_no } }, answer)
  }
  reads.client.setQueryData(readKey(auth.profile), { user_no: ownUserNo })
  for (const [to_no, rows] of kept) show(to_no, rows)
  for (const state of ['loading', 'failed'] as const) reads.withhold(comments.list, { query: targetOf(state) }, state)
  reads.answer(reference.employees, { query: { offset: 0, limit: 1000 } }, {
    state: 1,
    query: Object.values(recordText.names).map((emp_name, index) => ({
      ...{ emp_no: index + 1, emp_name, team_no: 1, team_name: recordText.team },
    })),
  } as never)
  let last = 100
  const answers = {
    create: ({ body }: { body: { to_no: number; parent: number | null; content: string } }) => {
      if (body.content.includes(recordText.refused))
        throw new ApiProblem(503, { code: 'unavailable', message: recordText.failure })
      const made = comment(++last, { ...own, parent: body.parent, content: body.content })
      show(body.to_no, [...(kept.get(body.to_no) ?? []), made])
    },
    update: ({ params, body }: { params: { cmt_no: number }; body: Partial<Comment> }) => {
      for (const [to_no, rows] of kept) {
        const isAnswered = rows.some(({ parent }) => parent === params.cmt_no)
        const changed = rows.map((row) =>
          row.cmt_no === params.cmt_no ? { ...row, ...body, update_dt: row.reg_dt } : row,
        )
        show(
          to_no,
          changed.filter(({ cmt_no, state }) => cmt_no !== params.cmt_no || state === 1 || isAnswered),
        )
      }
    },
    read: ({ body: { to_no } }: { body: { to_no: number } }) =>
      show(
        to_no,
        (kept.get(to_no) ?? []).map((row) => ({ ...row, is_unread: false })),
      ),
  }
  const send: Send = async (endpoint, request) => {
    const name = keysOf(answers).find((each) => comments[each] === (endpoint as never))
    if (name) answers[name](request as never)
    return { state: 1, query: [] } as never
  }
  return { reads, send }
}

/** Comments with a server that lives in the page. */
export const CommentSamples = () => {
  const [{ reads, send }] = useState(createCommentServer)
  const [state, setState] = useState<ReadState>('rows')
  return (
    <Sample name="comments">
      <div className={classes.toolbar}>
        <Segments aria-label={recordText.stateLabel.comments} value={state} onChange={setState} data={readStates} />
      </div>
      <QueryClientProvider client={reads.client}>
        <SendContext value={send}>
          <CommentsCard key={state} to={targetOf(state)} />
        </SendContext>
      </QueryClientProvider>
      <PlainCommentForm
        label={words.plain}
        submit={words.send}
        maxLength={2000}
        missing={commentMessages.missing}
        draftKey="gallery.plain"
        busy={false}
        onSend={() => dropDraft('gallery.plain')}
      />
    </Sample>
  )
}
