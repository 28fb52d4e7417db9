import { createSlot } from './slot.ts'

export const openedDialog = createSlot()

/** Opens a dialog that outlives the screen it was asked for on, such as one that a toast offers. */
export const openDialog = openedDialog.open
