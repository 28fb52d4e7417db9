import { useSyncExternalStore } from 'react'
import { openedDialog } from './openDialog.ts'

/** The one place for dialogs that no screen holds. */
export const OpenedDialog = () =>
  useSyncExternalStore(openedDialog.subscribe, openedDialog.current)?.(openedDialog.close)
