import { type OpenedShare, sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import type { ReactNode } from 'react'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { showBytes } from '../../shared/lib/format/bytes.ts'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { PublicHead, PublicPage } from '../../shared/ui/page/PublicPage.tsx'
import { linkText as text } from './sharedLinks.messages.ts'

interface SharePageProps {
  share: OpenedShare
  actions?: ReactNode
  children: ReactNode
}

/** A page for guests: whose it is, what is shared by whom, and how long it can be seen. */
export const SharePage = ({ share, actions, children }: SharePageProps) => {
  const { title, name, shared_by, company, files, bytes, reader, expires_dt, has_accepted } = share
  return (
    <PublicPage>
      <PublicHead
        title={title ?? name}
        tools={
          <>
            {actions}
            {has_accepted && (
              <PdfButton endpoint={sharedLinks.acceptancePdf} params={{}}>
                {text.acceptance}
              </PdfButton>
            )}
          </>
        }
      >
        <SmallText>
          {[text.by(shared_by, company), text.files(files, showBytes(bytes)), reader && text.reader(reader)]
            .filter(Boolean)
            .join(' · ')}
        </SmallText>
      </PublicHead>
      <Stack>
        {children}
        <SmallText>{text.until(showDateTime(expires_dt))}</SmallText>
      </Stack>
    </PublicPage>
  )
}
