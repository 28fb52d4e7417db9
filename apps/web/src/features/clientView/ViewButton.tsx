import type { ClientMember } from '@crm/contract/features/clients/clients'
import { clientView } from '@crm/contract/features/clientView/clientView'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { session } from '../../shared/lib/session/session.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { clientViewText } from './clientView.messages.ts'

const openTab = () => {
  const tab = window.open('', '_blank')
  if (!tab) toast.error(clientViewText.blocked)
  return tab
}

/** Opens the portal as this person sees it; the tab is opened by the click itself, or browsers would block it. */
export const ViewButton = ({ client_no, member }: { client_no: number; member: ClientMember }) => {
  const { mutateAsync, isPending } = useWrite(clientView.start)
  const start = async () => {
    const tab = openTab()
    if (!tab) return
    try {
      const { query } = await mutateAsync({ params: { client_no }, body: { user_no: member.user_no } })
      session.giveView(tab, query[0]?.token ?? '')
      tab.opener = null
      tab.location.replace(screens.Index.path)
    } catch {
      tab.close()
    }
  }
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={isPending}
      title={clientViewText.startFor(member.user_name)}
      onClick={start}
    >
      {clientViewText.start[member.user_type]}
    </Button>
  )
}
