import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import type { FileShare } from '@crm/contract/features/fileShares/fileShares.rows'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { sharesText as text } from './fileShares.messages.ts'
import { ShareFields } from './ShareFields.tsx'
import { bodyOf, type ShareValues, valuesOf } from './shareValues.ts'

/** Left out, the password stays; null takes it away. */
const passwordOf = (typed: string, isRemoved: boolean) => {
  if (typed) return { password: typed }
  return isRemoved ? { password: null } : {}
}

/** Changes the rules of a share that is there. */
export const EditShareDialog = ({ share, onClose }: { share: FileShare; onClose: () => void }) => {
  const [isRemoved, setRemoved] = useState(false)
  const state = useEndpointForm(fileShares.update, {
    initial: valuesOf(share) as never,
    request: { params: { sh_no: share.sh_no } },
    toBody: (values) => {
      const rules = values as unknown as ShareValues
      return { ...bodyOf(rules), ...passwordOf(rules.password, isRemoved), rev: share.rev }
    },
    done: text.saved,
    onDone: onClose,
  })
  const form = state.form as unknown as Parameters<typeof ShareFields>[0]['form']
  return (
    <FormDialog state={state} title={text.editTitle} size={560} submit={text.save} onClose={onClose}>
      <ShareFields form={form} proj_no={share.proj_no} hasPassword={share.has_password} />
      {share.has_password && (
        <Checkbox
          label={text.removePassword}
          checked={isRemoved}
          onChange={({ currentTarget }) => setRemoved(currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
