import { useSyncExternalStore } from 'react'
import { dock } from './dock.ts'
import { openedDialog } from './openDialog.ts'

/** The one place for dialogs that no screen holds. */
export const OpenedDialog = () =>
  useSyncExternalStore(openedDialog.subscribe, openedDialog.current)?.(openedDialog.close)

/** The one place for what goes on over all screens. */
export const OpenedDock = () => useSyncExternalStore(dock.subscribe, dock.current)?.(dock.close)
