import { createSlot } from './slot.ts'

/** The corner of the window where work that goes on over all screens shows itself, such as uploads. */
export const dock = createSlot()
