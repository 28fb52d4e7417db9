import { DropZone } from '../../../ui/input/DropZone.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { filesText } from '../files.messages.ts'

/** Where files are dropped or chosen, with what may be. */
export const FileDrop = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <DropZone
    multiple
    slim
    words={filesText.drop}
    hint={filesText.limits}
    onFiles={onFiles}
    onFolders={() => toast.error(filesText.noFolders)}
  />
)
