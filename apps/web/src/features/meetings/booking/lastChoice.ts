import { msWho } from '@crm/contract/features/meetings/booking'
import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import { readDraft, writeDraft } from '../../../shared/lib/storage/draft.ts'
import type { BookingValues } from './bookingForm.ts'

type Choice = Pick<BookingValues, 'mr_way' | 'mr_type' | 'ms_who'>

const name = 'meeting.lastChoice'

const known = <Value>(values: readonly Value[], value: unknown): Value | null =>
  values.find((each) => each === value) ?? null

/** How, what kind and who: as this person booked last, and nothing in the first booking. */
export const lastChoice = (): Choice => {
  const last = readDraft<Choice>(name)
  return {
    mr_way: known(mrWay.values, last?.mr_way),
    mr_type: known(mrType.values, last?.mr_type),
    ms_who: known(msWho.values, last?.ms_who),
  }
}

export const rememberChoice = ({ mr_way, mr_type, ms_who }: Choice) => writeDraft(name, { mr_way, mr_type, ms_who })
