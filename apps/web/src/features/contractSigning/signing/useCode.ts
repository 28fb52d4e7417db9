import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { type SignerPage, signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { useEffect, useState } from 'react'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { dropDraft, readDraft, writeDraft } from '../../../shared/lib/storage/draft.ts'
import { useKeepPage } from '../contractSigning.api.ts'

export type CodeWay = SignerPage['me']['code_ways'][number]['way']

const codeMs = 10 * 60_000
const secondMs = 1000

interface SentCode {
  way: CodeWay
  at: number
}

const isRunning = (sent: Partial<SentCode> | null): sent is SentCode =>
  sent?.way !== undefined && sent.at !== undefined && sent.at + codeMs > Date.now()

/** Whole seconds until then, drawn every second. */
const useSecondsLeft = (until: number | null) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / secondMs))
}

/** The code that proves who signs. That one is on its way outlives a page that a phone has thrown away meanwhile. */
export const useCode = (t: string, { me }: SignerPage, draftKey: string) => {
  const { keep } = useKeepPage(t)
  const key = `${draftKey}.code`
  const [sent, setSent] = useState<SentCode | null>(() => {
    const before = readDraft<SentCode>(key)
    return isRunning(before) ? before : null
  })
  const [way, setWay] = useState<CodeWay | undefined>(sent?.way ?? me.code_ways[0]?.way)
  const secondsLeft = useSecondsLeft(sent && sent.at + codeMs)

  const form = useEndpointForm(contractSigning.confirmCode, {
    initial: { t, code: '' },
    toBody: ({ code }) => ({ t, code: String(code).trim() }),
    guardsLeaving: false,
    quiet: true,
    onDone: ({ query }) => {
      dropDraft(key)
      setSent(null)
      keep(query[0])
    },
  })
  const sending = useWrite(contractSigning.sendCode, {
    onDone: ({ query }, { body }) => {
      const now = { way: body.way, at: Date.now() }
      setSent(now)
      writeDraft(key, now)
      form.form.setValues({ code: '' })
      form.form.clearErrors()
      keep(query[0])
    },
  })
  const isOver = sent !== null && secondsLeft === 0
  return {
    way,
    setWay,
    sent,
    secondsLeft,
    isOver,
    form,
    /** Where it went to. */
    sentTo: me.code_ways.find((each) => each.way === sent?.way)?.to ?? '',
    problem: isOver ? signingMessages.codeGone : form.problem,
    isSending: sending.isPending,
    send: () => way && sending.mutate({ body: { t, way } }),
  }
}

export type CodeState = ReturnType<typeof useCode>
