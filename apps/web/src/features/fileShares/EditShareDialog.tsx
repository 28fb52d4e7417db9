import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import type { FileShare } from '@crm/contract/features/fileShares/fileShares.rows'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { sharesText as text } from './fileShares.messages.ts'
import { ShareFields } from './ShareFields.tsx'
import { bodyOf, valuesOf } from './shareValues.ts'

/** Left out, the password stays; null takes it away. */
const passwordOf = (typed: string, isRemoved: boolean) => {
  if (typed) return { password: typed }
  return isRemoved ? { password: null } : {}
}

/** Changes the rules of a share that is there. */
export const EditShareDialog = ({ share, onClose }: { share: FileShare; onClose: () => void }) => {
  const [isRemoved, setRemoved] = useState(false)
  const state = useEndpointForm(fileShares.update, {
    initial: valuesOf(share),
    request: { params: { sh_no: share.sh_no } },
    toBody: ({ password, ...rules }) => ({
      ...bodyOf(share.kind, rules),
      ...passwordOf(password ?? '', isRemoved),
      rev: share.rev,
    }),
    done: text.saved,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.editTitle} size={560} submit={text.save} onClose={onClose}>
      <ShareFields
        form={state.form}
        kind={share.kind}
        proj_no={share.proj_no}
        hasPassword={share.has_password}
        people={share.people}
      />
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
