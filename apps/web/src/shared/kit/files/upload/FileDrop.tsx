import { DropZone } from '../../../ui/DropZone.tsx'
import { toast } from '../../../ui/toast.ts'
import { text } from '../files.messages.ts'

/** Where files are dropped or chosen, with what may be. */
export const FileDrop = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <DropZone
    multiple
    words={text.drop}
    hint={text.limits}
    onFiles={onFiles}
    onFolders={() => toast.error(text.noFolders)}
  />
)
