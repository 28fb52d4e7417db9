import { createContext } from 'react'

/** Whether the client looks at the screen, too: then memos of staff are not on it. */
export const HidesInternal = createContext(false)
