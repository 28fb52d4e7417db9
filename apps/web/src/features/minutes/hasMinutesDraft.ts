import { readDraft } from '../../shared/lib/storage/draft.ts'

export const minutesDraft = (ms_no: number) => `minutes.${ms_no}`

/** Whether this person has begun the minutes of a meeting in this browser, and not completed them. */
export const hasMinutesDraft = (ms_no: number) => readDraft(minutesDraft(ms_no)) !== null
