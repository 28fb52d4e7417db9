import type { Address } from '@crm/contract/features/join/join'
import type { Region } from '@crm/contract/features/reference/reference'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '../../../shared/lib/page/copyText.ts'
import { isInApp, sendToApp } from '../../../shared/lib/session/mobileApp.ts'
import { EntryForm, EntryPage } from '../../../shared/ui/page/EntryPage.tsx'
import { NoticePage } from '../../../shared/ui/page/NoticePage.tsx'
import { useRegions } from '../join.api.ts'
import { joinText } from '../join.messages.ts'
import { PostcodeFields } from './PostcodeFields.tsx'
import { showAddress } from './postcode.ts'
import { usePostcodeForm } from './usePostcodeForm.ts'

/** Gives the address to whoever opened this page: our mobile app, or a window of ours. True when somebody took it. */
const handOver = (address: Address) => {
  const message = { type: 'postcode', address }
  if (isInApp()) {
    sendToApp(message)
    return true
  }
  const opener = window.opener as Window | null
  if (!opener) return false
  opener.postMessage(message, location.origin)
  window.close()
  return true
}

/** Nothing is lost here: whoever opened the window closes it with the address. */
const PostcodePage = ({ regions, onDone }: { regions: Region[]; onDone: (address: Address) => void }) => {
  const { form, bind, busy, problem } = usePostcodeForm({ regions, onDone, guardsLeaving: false })
  return (
    <EntryForm bind={bind} problem={problem} busy={busy} submit={joinText.useAddress}>
      <PostcodeFields form={form} regions={regions} />
    </EntryForm>
  )
}

/** The address form as a page of its own, for windows and web views that ask for an address. */
export const UtilPostcodeScreen = () => {
  const regions = useRegions()
  const [made, setMade] = useState<{ address: Address; isTaken: boolean } | null>(null)
  if (made) {
    return (
      <NoticePage
        icon={made.isTaken ? IconCircleCheck : IconMapPin}
        title={joinText.addressMade}
        description={made.isTaken ? joinText.addressSent : showAddress(made.address)}
      >
        <Button variant="default" onClick={() => setMade(null)}>
          {joinText.anotherAddress}
        </Button>
        {!made.isTaken && <Button onClick={() => copyText(showAddress(made.address))}>{joinText.copyAddress}</Button>}
      </NoticePage>
    )
  }
  return (
    <EntryPage wide title={joinText.postcodeTitle} context={joinText.postcodeContext}>
      <PostcodePage
        key={regions.length > 0 ? 'ready' : 'waiting'}
        regions={regions}
        onDone={(address) => setMade({ address, isTaken: handOver(address) })}
      />
    </EntryPage>
  )
}
