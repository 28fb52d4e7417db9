import type { ComponentType, ContextType } from 'react'
import { PanelPlace, PanelSteps } from '../../ui/overlay/panelPlace.ts'
import type { usePeek } from './usePeek.ts'

/** What a list tells the panel that it opens. */
export type PeekProps<RowKey extends string> = Record<RowKey, number> & {
  onClose: () => void
  /** Shows another record in its place. */
  onOpen: (key: number) => void
}

interface OpenedPeekProps<RowKey extends string> {
  of: ComponentType<PeekProps<RowKey>>
  rowKey: RowKey
  peek: Pick<ReturnType<typeof usePeek>, 'opened' | 'steps' | 'open' | 'close'>
  place: ContextType<typeof PanelPlace>
}

/** The record that is open from a list, with the ways to its neighbours. */
export const OpenedPeek = <RowKey extends string>({ of: Peek, rowKey, peek, place }: OpenedPeekProps<RowKey>) =>
  peek.opened !== null && (
    <PanelPlace value={place}>
      <PanelSteps value={peek.steps}>
        <Peek
          key={peek.opened}
          {...({ [rowKey]: peek.opened, onClose: peek.close, onOpen: peek.open } as PeekProps<RowKey>)}
        />
      </PanelSteps>
    </PanelPlace>
  )
