import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'

/** Something of a recording may be in this browser: the bar is then fetched without being asked for. */
const activeKey = 'crm.recording'

interface BarState {
  /** Whether the bar's program is needed at all. */
  isWanted: boolean
  isExpanded: boolean
  /** Somebody asked elsewhere for a recording: the bar begins with it as soon as it is there. */
  isStartWanted: boolean
  /** Before it starts: were the attendees told? */
  isAsking: boolean
  /** The session that `view` and `connect` mean. */
  selected: number | null
  opened: 'list' | 'view' | 'connect' | null
}

let state: BarState = {
  isWanted: readStored(activeKey) !== null,
  isExpanded: false,
  isStartWanted: false,
  isAsking: false,
  selected: null,
  opened: null,
}
const listeners = new Set<() => void>()

const patch = (change: Partial<BarState>) => {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** What is shown of the recorder; outside of React, so that the palette and the shell reach it without loading the bar. */
export const barStore = {
  getState: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  patch,
  expand: () => patch({ isWanted: true, isExpanded: true }),
  view: (id: number) => patch({ isWanted: true, selected: id, opened: 'view' }),
  fold: () => patch({ isExpanded: false, isAsking: false }),
  wantStart: () => patch({ isWanted: true, isExpanded: true, isStartWanted: true }),
  /** Remembers for the next visit whether there is something to look after. */
  noteActive: (isActive: boolean) => writeStored(activeKey, isActive ? '1' : null),
}
