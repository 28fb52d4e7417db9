import { type TreeUsage, treeLimits } from '@crm/contract/features/fileTree/fileTree.rows'
import { Progress } from '@mantine/core'
import { showBytes } from '../../../shared/lib/format/bytes.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { treeText as text } from '../fileTree.messages.ts'

/** What people should know of how full a tree is; null while there is room. */
export const usageProblem = ({ bytes, quota, entries }: TreeUsage) => {
  const share = quota > 0 ? bytes / quota : 0
  if (share >= treeLimits.warnFrom) return text.usageWarning(Math.min(100, Math.floor(share * 100)))
  return entries >= treeLimits.entries * treeLimits.warnFrom ? text.entriesWarning(entries) : null
}

/** How full the tree is. */
export const UsageMeter = ({ usage }: { usage: TreeUsage }) => {
  const share = usage.quota > 0 ? (usage.bytes / usage.quota) * 100 : 0
  return (
    <Inline gap="row">
      <Progress
        w={140}
        size={6}
        value={share}
        color={usageProblem(usage) ? 'red' : 'accent'}
        aria-label={text.usageLabel}
      />
      <SmallText as="span">{text.usage(showBytes(usage.bytes), showBytes(usage.quota))}</SmallText>
    </Inline>
  )
}

export const UsageWarning = ({ usage }: { usage: TreeUsage }) => {
  const problem = usageProblem(usage)
  return (
    problem && (
      <Note tone="amber" role="status">
        {problem}
      </Note>
    )
  )
}
