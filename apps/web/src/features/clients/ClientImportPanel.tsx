import { ImportPanel } from '../../shared/kit/import/ImportPanel.tsx'
import { clientsText } from './clients.messages.ts'

/** Registers companies from a file. */
export const ClientImportPanel = ({ onClose }: { onClose: () => void }) => (
  <ImportPanel name="clients" title={clientsText.importTitle} onClose={onClose} />
)
