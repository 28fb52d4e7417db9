import { createContext } from 'react'

/** Where the panels inside stand: over the page, or beside a list that stays usable. A list says so for its peek panel. */
export const PanelPlace = createContext<'over' | 'beside'>('over')

/** From this width on there is room for a list and a panel. */
export const roomForBoth = '(min-width: 1200px)'

/** The neighbours of the record in the list that its panel was opened from; absent at its ends. */
export interface PanelSteps {
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** A list says so for its peek panel, whose head and arrow keys then lead to the neighbours. */
export const PanelSteps = createContext<PanelSteps>({})
