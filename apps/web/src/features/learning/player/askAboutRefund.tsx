import { Checkbox } from '@mantine/core'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { playerText as text } from '../learning.messages.ts'

/** What opening does to the refund, and whether to go on. */
export const askAboutRefund = async ({ refund_now, refund_after }: { refund_now: number; refund_after: number }) => {
  let isSilenced = false
  const description = (
    <Stack>
      <p>{text.refundChanges(refund_now, refund_after)}</p>
      <Checkbox
        label={text.silence}
        onChange={({ currentTarget }) => {
          isSilenced = currentTarget.checked
        }}
      />
    </Stack>
  )
  if (!(await confirm({ title: text.refundTitle, description, yes: text.open }))) return 'no' as const
  return isSilenced ? ('silence' as const) : ('yes' as const)
}
