import { createContext } from 'react'

/** True inside a tab: the page around it has the title. */
export const PageInTab = createContext(false)
