import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'
import { call } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { sharesText as text } from './fileShares.messages.ts'

export const sharesPerPage = 20

export const useSharesOf = (ft_no: number, offset: number) =>
  useRead(fileShares.list, { query: { ft_no, offset, limit: sharesPerPage } })

/** The addresses of a link, while its id is known: to look at it, and to download. */
export const linksOf = (id: string) => ({
  view: new URL(generatePath(screens.LinkShare.path, { id }), location.origin).href,
  data: new URL(generatePath(screens.LinkData.path, { id }), location.origin).href,
})

/** Cannot be taken back, so it asks first. */
export const useRevoke = () => {
  const { mutate, isPending } = useWrite(fileShares.revoke, { done: text.revoked })
  const revoke = async (sh_no: number) => {
    const words = { title: text.revokeAsk, description: text.revokeHow, yes: text.revoke, tone: 'danger' } as const
    if (await confirm(words)) mutate({ params: { sh_no } })
  }
  return { revoke, isPending }
}

export const useRenew = (onMade: (id: string) => void) => {
  const { mutate, isPending } = useWrite(fileShares.renew, {
    onDone: ({ query }) => {
      const id = query[0]?.id
      if (id) onMade(id)
    },
  })
  const renew = async (sh_no: number) => {
    if (await confirm({ title: text.renewAsk, description: text.renewHow, yes: text.renew }))
      mutate({ params: { sh_no } })
  }
  return { renew, isPending }
}

/** What moving or deleting these entries puts an end to: shares of them, and requests whose files land in a deleted box. */
export const findEnding = async (ft_nos: number[], act: 'move' | 'remove') => {
  const [shares, requests] = await Promise.all([
    call(fileShares.findLive, { body: { ft_nos } }),
    act === 'remove' ? call(fileRequests.findInBoxes, { body: { ft_nos } }) : { query: [] },
  ])
  return { shares: shares.query, requests: requests.query }
}
