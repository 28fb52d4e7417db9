import { Button, Divider } from '@mantine/core'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../../shared/lib/page/lazyScreen.ts'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { Spinner } from '../../../shared/ui/state/Spinner.tsx'
import { joinText } from '../join.messages.ts'
import classes from './LegalDialog.module.css'
import type { LegalSection, LegalText } from './legalText.ts'

export type LegalDocument = 'terms' | 'privacy'

const loaders: Record<LegalDocument, () => Promise<LegalText>> = {
  terms: () => import('./terms.ts').then((file) => file.terms),
  privacy: () => import('./privacy.ts').then((file) => file.privacy),
}

const Section = ({ section }: { section: LegalSection }) => (
  <>
    <h3>{section.title}</h3>
    {section.opening && <p>{section.opening}</p>}
    {section.clauses && (
      <ol>
        {section.clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ol>
    )}
    {section.facts && (
      <table>
        <thead>
          <tr>
            {section.facts.head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.facts.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
)

type Loaded = { of: LegalDocument; legal: LegalText | null }

/** Fetched when somebody wants to read it. */
const useLegalText = (document: LegalDocument | null) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!document) return
    let isGone = false
    loadChunk(loaders[document])
      .catch(() => null)
      .then((legal) => {
        if (!isGone) setLoaded({ of: document, legal })
      })
    return () => {
      isGone = true
    }
  }, [document])
  return loaded?.of === document ? loaded : null
}

interface LegalDialogProps {
  /** Which one is open; null for none. */
  document: LegalDocument | null
  onClose: () => void
  /** Where it can be agreed to: registration. */
  onAgree?: () => void
}

/** Terms of service and privacy policy: for registration, for the footer, for anybody who asks. */
export const LegalDialog = ({ document, onClose, onAgree }: LegalDialogProps) => {
  const loaded = useLegalText(document)
  const content = () => {
    if (!loaded) return <Spinner />
    if (!loaded.legal) return <ErrorState />
    return (
      <div className={classes.text}>
        {loaded.legal.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <Divider my="md" />
        <p>{loaded.legal.version}</p>
      </div>
    )
  }
  return (
    <ModalCard
      opened={document !== null}
      onClose={onClose}
      title={document ? joinText.legalTitles[document] : ''}
      size={640}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {joinText.close}
          </Button>
          {onAgree && <Button onClick={onAgree}>{joinText.agreeAndClose}</Button>}
        </>
      }
    >
      {content()}
    </ModalCard>
  )
}
