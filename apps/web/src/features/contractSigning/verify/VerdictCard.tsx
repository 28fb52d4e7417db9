import { type Verification, verdict as verdictWords } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { IconAlertTriangle, IconCheck, IconFileUnknown, IconShieldCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { showDateTime, showFullDate } from '../../../shared/lib/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Stack } from '../../../shared/ui/Stack.tsx'
import classes from '../ContractSigning.module.css'
import { verifyText as text } from '../contractSigning.messages.ts'

const looks = {
  intact: { tone: 'green', icon: IconShieldCheck },
  changed: { tone: 'red', icon: IconAlertTriangle },
  foreign: { tone: 'amber', icon: IconFileUnknown },
  unsealed: { tone: 'amber', icon: IconFileUnknown },
} as const

const Check = ({ name, is_right }: Verification['checks'][number]) => {
  const Icon = is_right ? IconCheck : IconX
  return (
    <li className={classes.check} data-right={is_right}>
      <Icon size={18} stroke={2} aria-hidden />
      <span className={classes.rowWords}>{name}</span>
      <span>{is_right ? text.isRight : text.isWrong}</span>
    </li>
  )
}

const signersOf = ({ signers }: Verification): ReactNode =>
  signers.map(({ cs_name, cs_signed_dt }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: signers stay in their places
    <span key={place} className={classes.signer}>
      {cs_name} {cs_signed_dt && showDateTime(cs_signed_dt)}
    </span>
  ))

/** What a PDF turned out to be, why, and which contract it is. */
export const VerdictCard = ({ file, verification }: { file: File; verification: Verification }) => {
  const { verdict, checks, ctr_title, client_name, ctr_concluded_dt, sealed_dt } = verification
  const { tone, icon: Icon } = looks[verdict]
  const title = useRef<HTMLHeadingElement>(null)
  // The button that started it is below; what came of it is read first.
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack>
      <div className={classes.verdict} data-tone={tone} role="status">
        <Icon size={32} stroke={1.6} aria-hidden />
        <div>
          <h2 ref={title} tabIndex={-1} className={classes.verdictWords}>
            {verdictWords.label(verdict)}
          </h2>
          <p className={classes.fileName}>
            {text.file}: {file.name}
          </p>
        </div>
      </div>
      <Card title={text.checks} flush>
        <ul className={classes.rows} aria-label={text.checks}>
          {checks.map((check) => (
            <Check key={check.name} {...check} />
          ))}
        </ul>
      </Card>
      {ctr_title !== null && (
        <Card title={text.facts}>
          <Facts
            facts={[
              [text.contract, ctr_title, 'wide'],
              [text.client, client_name],
              [text.concluded, ctr_concluded_dt && showFullDate(ctr_concluded_dt)],
              [text.sealed, sealed_dt && showDateTime(sealed_dt)],
              [text.signers, signersOf(verification), 'wide'],
            ]}
          />
        </Card>
      )}
    </Stack>
  )
}
