import { IconDownload } from '@tabler/icons-react'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { companyDataText as text } from './companyData.messages.ts'

/** Takes one shared box or file along. */
export const SaveButton = ({ name, onSave }: { name: string; onSave: () => void }) => (
  <IconButton aria-label={text.saveOf(name)} title={text.save} onClick={onSave}>
    <IconDownload size={18} stroke={1.6} aria-hidden />
  </IconButton>
)
