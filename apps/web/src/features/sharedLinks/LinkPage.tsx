import { type OpenedShare, sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { isGone, LinkedPage } from '../../shared/kit/record/LinkedPage.tsx'
import { quietCall } from '../../shared/lib/server/api.ts'
import { useGuestSession } from '../../shared/lib/session/guestSession.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
import { PageSpinner } from '../../shared/ui/page/PageSpinner.tsx'
import { GateForm } from './GateForm.tsx'
import { linkText as text } from './sharedLinks.messages.ts'

const Gone = () => <NoticePage icon={IconUnlink} tone="amber" title={text.gone} description={text.goneWhy} />

/** Before somebody is let in: what the link asks for. Looking at it opens nothing. */
const Gate = ({ id, onOpened }: { id: string; onOpened: (token: string) => void }) => {
  const read = useQuery({
    queryKey: ['link', id],
    queryFn: () => quietCall(sharedLinks.check, { body: { id } }),
    retry: false,
    gcTime: 0,
  })
  return (
    <LinkedPage read={read} gone={<Gone />}>
      {(gates) => <GateForm id={id} gates={gates} onOpened={onOpened} />}
    </LinkedPage>
  )
}

interface OpenedProps {
  id: string
  onEnded: () => void
  children: (share: OpenedShare) => ReactNode
}

const Opened = ({ id, onEnded, children }: OpenedProps) => {
  const read = useQuery({
    queryKey: ['link', id, 'opened'],
    queryFn: () => quietCall(sharedLinks.show, {}),
    retry: false,
    gcTime: 0,
  })
  const hasEnded = isGone(read.error)
  useEffect(() => {
    if (hasEnded) onEnded()
  }, [hasEnded, onEnded])
  return (
    <LinkedPage read={read} gone={<PageSpinner />}>
      {children}
    </LinkedPage>
  )
}

/** A page behind a link: first what it asks for, then what is shared. */
export const LinkPage = ({ children }: { children: (share: OpenedShare, id: string) => ReactNode }) => {
  const { id = '' } = useParams()
  const { token, start, end } = useGuestSession(id)
  useCompanyBrand()
  if (!token) return <Gate id={id} onOpened={start} />
  return (
    <Opened key={token} id={id} onEnded={end}>
      {(share) => children(share, id)}
    </Opened>
  )
}
