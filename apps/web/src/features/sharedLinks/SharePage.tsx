import { type OpenedShare, sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import type { ReactNode } from 'react'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { showBytes } from '../../shared/lib/bytes.ts'
import { showDateTime } from '../../shared/lib/date.ts'
import { PageBrand } from '../../shared/ui/Brand.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import classes from './SharePage.module.css'
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
    <main className={classes.page}>
      <header className={classes.head}>
        <PageBrand size={24} />
        <h1 className={classes.title}>{title ?? name}</h1>
        <SmallText>
          {[text.by(shared_by, company), text.files(files, showBytes(bytes)), reader && text.reader(reader)]
            .filter(Boolean)
            .join(' · ')}
        </SmallText>
        <div className={classes.actions}>
          {actions}
          {has_accepted && (
            <PdfButton endpoint={sharedLinks.acceptancePdf} params={{}}>
              {text.acceptance}
            </PdfButton>
          )}
        </div>
      </header>
      {children}
      <footer className={classes.foot}>
        <SmallText>{text.until(showDateTime(expires_dt))}</SmallText>
      </footer>
    </main>
  )
}
