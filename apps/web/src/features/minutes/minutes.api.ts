import { type Minutes, minutes } from '@crm/contract/features/minutes/minutes'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { minutesText } from './minutes.messages.ts'

export const useMinutesOf = (ms_no: number) => useRead(minutes.read, { query: { ms_no } })
export const useOwnMinutes = (limit: number) => useRead(minutes.ofClient, { query: { offset: 0, limit } })

export interface Texts {
  mrd_content: string
  mrd_secret: string
}

interface Completing {
  onDone: () => void
  /** Somebody else was first: what they wrote is read again. */
  onConflict: () => void
}

/** The first completion inserts, later ones change what is there. */
export const useComplete = (ms_no: number, saved: Minutes | undefined, { onDone, onConflict }: Completing) => {
  const options = { done: minutesText.completed, onDone }
  const inserting = useWrite(minutes.create, options)
  const updating = useWrite(minutes.update, options)
  const refused = { onError: (problem: { code: string }) => problem.code === 'conflict' && onConflict() }
  return {
    busy: inserting.isPending || updating.isPending,
    complete: (texts: Texts, rev: number | null) =>
      saved && rev !== null
        ? updating.mutate({ params: { mrd_no: saved.mrd_no }, body: { ...texts, rev } }, refused)
        : inserting.mutate({ body: { ms_no, proj_no: saved?.proj_no ?? null, ...texts } }, refused),
  }
}
