import { readStored, writeStored } from '../../shared/lib/storage/storage.ts'

const wishKey = 'crm.push'

/** Whose wish it is that this browser shows alarms: the next person at it decides for themselves. */
export const rememberPushChoice = (user_no: number | null) =>
  writeStored(wishKey, user_no === null ? null : String(user_no))

export const wantsPush = (user_no: number) => readStored(wishKey) === String(user_no)
