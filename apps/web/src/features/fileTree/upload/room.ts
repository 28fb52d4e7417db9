import { fileTreeMessages, type TreeUsage, treeLimits } from '@crm/contract/features/fileTree/fileTree.rows'
import { showBytes } from '../../../shared/lib/format/bytes.ts'
import { uploadText as text } from './upload.messages.ts'

interface Bringing {
  files: readonly { size: number }[]
  /** Entries that are not there yet. */
  entries: number
}

/** Why these files do not fit into a tree, before any of their bytes are sent; the server decides when they arrive. */
export const roomProblem = ({ files, entries }: Bringing, usage: TreeUsage) => {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const left = Math.max(0, usage.quota - usage.bytes)
  if (bytes > left) return text.noRoom(showBytes(bytes), showBytes(left))
  return usage.entries + entries > treeLimits.entries ? fileTreeMessages.tooMany : null
}
